//! What names stand for: imports, aliases and plain assignments, scope by scope.

use std::collections::HashMap;

use ruff_python_ast::{self as ast, Expr, Stmt};

/// What a name is bound to, at one place.
#[derive(Clone, Copy)]
pub enum Binding<'a> {
    /// A module or something imported from one: the import's dotted path is in the scope's `paths`.
    Path(usize),
    /// The value of an assignment.
    Value(&'a Expr),
    /// A parameter with its default.
    Parameter(Option<&'a Expr>),
    /// Anything else: a loop variable, a function, a class.
    Other,
}

/// The names of a module, a class or a function.
#[derive(Default)]
pub struct Scope<'a> {
    names: HashMap<&'a str, Vec<Binding<'a>>>,
    paths: Vec<String>,
    /// Classes: their names are not seen from the functions in them.
    pub class: bool,
}

impl<'a> Scope<'a> {
    /// Binds what the statements of a body bind, without entering nested functions and classes.
    pub fn bind_body(&mut self, body: &'a [Stmt], package: &str) {
        for stmt in body {
            self.bind(stmt, package);
        }
    }

    /// Binds the parameters of a function.
    pub fn bind_parameters(&mut self, parameters: &'a ast::Parameters) {
        for p in parameters.iter_non_variadic_params() {
            self.add(&p.parameter.name, Binding::Parameter(p.default.as_deref()));
        }
        for p in [&parameters.vararg, &parameters.kwarg].into_iter().flatten() {
            self.add(&p.name, Binding::Other);
        }
    }

    /// Whether a name is a parameter here.
    pub fn is_parameter(&self, name: &str) -> bool {
        self.get(name).is_some_and(|b| b.iter().any(|b| matches!(b, Binding::Parameter(_))))
    }

    fn add(&mut self, name: &'a str, binding: Binding<'a>) {
        self.names.entry(name).or_default().push(binding);
    }

    fn add_path(&mut self, name: &'a str, path: String) {
        self.paths.push(path);
        self.add(name, Binding::Path(self.paths.len() - 1));
    }

    fn target(&mut self, target: &'a Expr, value: Option<&'a Expr>) {
        match target {
            Expr::Name(n) => self.add(&n.id, value.map_or(Binding::Other, Binding::Value)),
            Expr::Tuple(t) => self.targets(&t.elts, value),
            Expr::List(t) => self.targets(&t.elts, value),
            Expr::Starred(s) => self.target(&s.value, None),
            _ => {}
        }
    }

    fn targets(&mut self, targets: &'a [Expr], value: Option<&'a Expr>) {
        let values = match value {
            Some(Expr::Tuple(v)) if v.elts.len() == targets.len() => Some(&v.elts),
            _ => None,
        };
        for (i, target) in targets.iter().enumerate() {
            self.target(target, values.map(|v| &v[i]));
        }
    }

    fn bind(&mut self, stmt: &'a Stmt, package: &str) {
        match stmt {
            Stmt::Import(import) => {
                for alias in &import.names {
                    match &alias.asname {
                        Some(name) => self.add_path(name, alias.name.to_string()),
                        None => {
                            let root = alias.name.split('.').next().unwrap_or("");
                            self.add_path(root, root.to_owned());
                        }
                    }
                }
            }
            Stmt::ImportFrom(import) => {
                let module = absolute(import, package);
                for alias in &import.names {
                    let name = alias.asname.as_ref().unwrap_or(&alias.name);
                    self.add_path(name, format!("{module}.{}", alias.name));
                }
            }
            Stmt::Assign(assign) => assign.targets.iter().for_each(|t| self.target(t, Some(&assign.value))),
            Stmt::AnnAssign(assign) => self.target(&assign.target, assign.value.as_deref()),
            Stmt::AugAssign(assign) => self.target(&assign.target, None),
            Stmt::FunctionDef(def) => self.add(&def.name, Binding::Other),
            Stmt::ClassDef(def) => self.add(&def.name, Binding::Other),
            Stmt::For(stmt) => {
                self.target(&stmt.target, None);
                self.bind_body(&stmt.body, package);
                self.bind_body(&stmt.orelse, package);
            }
            Stmt::While(stmt) => {
                self.bind_body(&stmt.body, package);
                self.bind_body(&stmt.orelse, package);
            }
            Stmt::If(stmt) => {
                self.bind_body(&stmt.body, package);
                stmt.elif_else_clauses.iter().for_each(|c| self.bind_body(&c.body, package));
            }
            Stmt::With(stmt) => {
                stmt.items.iter().filter_map(|i| i.optional_vars.as_deref()).for_each(|v| self.target(v, None));
                self.bind_body(&stmt.body, package);
            }
            Stmt::Try(stmt) => {
                self.bind_body(&stmt.body, package);
                for ast::ExceptHandler::ExceptHandler(h) in &stmt.handlers {
                    self.bind_body(&h.body, package);
                }
                self.bind_body(&stmt.orelse, package);
                self.bind_body(&stmt.finalbody, package);
            }
            Stmt::Match(stmt) => stmt.cases.iter().for_each(|c| self.bind_body(&c.body, package)),
            _ => {}
        }
    }

    fn get(&self, name: &str) -> Option<&[Binding<'a>]> {
        self.names.get(name).map(Vec::as_slice)
    }
}

/// The absolute name of the module an `import from` names; relative ones are resolved against `package`.
pub fn absolute(import: &ast::StmtImportFrom, package: &str) -> String {
    let module = import.module.as_ref().map(|m| m.as_str()).unwrap_or("");
    if import.level == 0 {
        return module.to_owned();
    }
    let mut base: Vec<&str> = package.split('.').filter(|p| !p.is_empty()).collect();
    base.truncate(base.len().saturating_sub(import.level as usize - 1));
    if !module.is_empty() {
        base.push(module);
    }
    base.join(".")
}

/// The scopes around a place, outermost first.
#[derive(Default)]
pub struct Scopes<'a> {
    /// The stack.
    pub stack: Vec<Scope<'a>>,
}

/// How far aliases are followed; a cycle ends here too.
const DEPTH: usize = 6;
/// Names longer than this stand for nothing.
const LONGEST: usize = 32;

impl<'a> Scopes<'a> {
    /// What a name may be bound to, in the innermost scope that knows it.
    pub fn lookup(&self, name: &str) -> Option<(&Scope<'a>, &[Binding<'a>])> {
        let last = self.stack.len().saturating_sub(1);
        let seen = self.stack.iter().enumerate().rev().filter(|(i, s)| !s.class || *i == last);
        seen.filter_map(|(_, s)| s.get(name).map(|b| (s, b))).next()
    }

    /// The dotted path an expression stands for, through imports and aliases: `t.cuda.Stream` after `import torch as t` is
    /// `torch.cuda.Stream`. A name bound nowhere stands for itself.
    pub fn path(&self, expr: &Expr) -> Option<String> {
        self.path_within(expr, DEPTH)
    }

    fn path_within(&self, expr: &Expr, depth: usize) -> Option<String> {
        match expr {
            Expr::Name(name) => {
                let Some((scope, bindings)) = self.lookup(&name.id) else { return Some(name.id.to_string()) };
                let imported = bindings.iter().find_map(|b| match b {
                    Binding::Path(i) => Some(scope.paths[*i].clone()),
                    _ => None,
                });
                if imported.is_some() || depth == 0 {
                    return imported;
                }
                match bindings {
                    // Only names and attributes are aliases; calls make new things.
                    [Binding::Value(value @ (Expr::Name(_) | Expr::Attribute(_)))] if !same(value, expr) => {
                        self.path_within(value, depth - 1)
                    }
                    _ => None,
                }
            }
            Expr::Attribute(attribute) => {
                // Long chains are walked, not recursed into.
                let mut names = vec![attribute.attr.as_str()];
                let mut base = attribute.value.as_ref();
                while let (Expr::Attribute(inner), true) = (base, names.len() < LONGEST) {
                    names.push(inner.attr.as_str());
                    base = inner.value.as_ref();
                }
                let Expr::Name(_) = base else { return None };
                let mut path = self.path_within(base, depth)?;
                for name in names.iter().rev() {
                    path.push('.');
                    path.push_str(name);
                }
                Some(path)
            }
            _ => None,
        }
    }
}

fn same(a: &Expr, b: &Expr) -> bool {
    matches!((a, b), (Expr::Name(a), Expr::Name(b)) if a.id == b.id)
}
