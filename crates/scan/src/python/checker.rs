//! The walk over a module's tree: keeps scopes, guards and loops, and asks every rule about every node.

use std::collections::HashSet;

use ruff_python_ast::visitor::{self, Visitor};
use ruff_python_ast::{self as ast, Expr, Stmt};

use super::devices::{cuda_literals, span};
use super::guards::{guard, leaves, Guard};
use super::names::{absolute, Binding, Scope, Scopes};
use crate::finding::{Edit, Hit, Severity};
use crate::fix;
use crate::libraries::Libraries;
use crate::rules;

/// An import, for the graph of modules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// Dotted path; for `from a import b` both `a` and `a.b` are listed.
    pub path: String,
    /// Byte offset of the statement.
    pub offset: usize,
}

/// A call, for the graph of calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The function it is in, dotted; empty at module level.
    pub scope: String,
    /// What is called: a dotted path, or a name of this module, or `.method`.
    pub callee: String,
    /// Byte offset.
    pub offset: usize,
}

/// A loop around the place being visited.
#[derive(Clone, Default)]
pub struct Loop {
    /// It steps an optimiser or runs a backward pass.
    pub trains: bool,
    /// It calls a model: what is read from its results is read at every step.
    pub runs_model: bool,
    /// Names whose `.backward()` is called in it.
    pub losses: Vec<String>,
    /// Names that it sets, as often as it does.
    pub assigned: Vec<String>,
}

/// What a place that takes a device also takes, for `--fix`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// A `torch.device`.
    Device,
    /// A text only.
    Text,
    /// A text, computed where no variable can be reached yet.
    Alone,
    /// Nothing that could be written there without asking.
    Nothing,
}

/// The walk.
pub struct Checker<'a> {
    /// The text of the file.
    pub source: &'a str,
    /// The table of packages.
    pub libraries: &'a Libraries,
    /// Scopes around the place.
    pub scopes: Scopes<'a>,
    /// Loops around the place, within its function.
    pub loops: Vec<Loop>,
    /// Whether the module imports torch.
    pub uses_torch: bool,
    /// Findings so far.
    pub hits: Vec<Hit>,
    /// Imports so far.
    pub imports: Vec<Import>,
    /// Calls so far.
    pub calls: Vec<Call>,
    /// Functions and classes defined, dotted.
    pub definitions: Vec<String>,
    /// Whether the module has an `if __name__ == "__main__"`.
    pub main: bool,
    arguments: Option<&'a str>,
    occasional: usize,
    package: String,
    guards: usize,
    names: Vec<&'a str>,
    seen: HashSet<(usize, &'static str)>,
    seen_literals: HashSet<usize>,
    attributes: HashSet<usize>,
}

impl<'a> Checker<'a> {
    /// A walk over a module in `package` (dotted; only relative imports need it).
    pub fn new(source: &'a str, package: &str, libraries: &'a Libraries) -> Self {
        Checker {
            source,
            libraries,
            scopes: Scopes::default(),
            loops: Vec::new(),
            uses_torch: false,
            hits: Vec::new(),
            imports: Vec::new(),
            calls: Vec::new(),
            definitions: Vec::new(),
            main: false,
            arguments: fix::parsed_arguments(source).map(|a| a.name),
            occasional: 0,
            package: package.to_owned(),
            guards: 0,
            names: Vec::new(),
            seen: HashSet::new(),
            seen_literals: HashSet::new(),
            attributes: HashSet::new(),
        }
    }

    /// Walks a whole module.
    pub fn module(&mut self, body: &'a [Stmt]) {
        let mut scope = Scope::default();
        scope.bind_body(body, &self.package);
        self.scopes.stack.push(scope);
        self.uses_torch = self.source.contains("torch");
        self.body(body);
        self.scopes.stack.pop();
    }

    /// The dotted path an expression stands for.
    pub fn path(&self, expr: &Expr) -> Option<String> {
        self.scopes.path(expr)
    }

    /// Whether code around this place handles other devices.
    pub fn guarded(&self) -> bool {
        self.guards > 0
    }

    /// Whether this place is inside a function.
    pub fn in_function(&self) -> bool {
        !self.names.is_empty()
    }

    /// Whether this place runs at every step: in a loop that trains, or in a module's forward pass.
    pub fn hot(&self) -> bool {
        self.in_forward() || self.loops.iter().any(|l| l.trains)
    }

    /// Whether this place is in a module's forward pass or a training step, where values are tensors.
    pub fn in_forward(&self) -> bool {
        self.uses_torch && matches!(self.names.last(), Some(&("forward" | "training_step" | "train_step")))
    }

    /// Whether a name was bound by an import.
    fn imported(&self, name: &str) -> bool {
        self.scopes.lookup(name).is_some_and(|(_, b)| b.iter().any(|b| matches!(b, Binding::Path(_))))
    }

    /// Reports a hit here; a second one of the same rule at the same place is dropped.
    pub fn report(&mut self, mut hit: Hit) {
        if self.seen.insert((hit.start, hit.rule)) {
            hit.guarded |= self.guarded();
            hit.scope = self.names.join(".");
            if let (Some(fix), Some(args)) = (&mut hit.fix, self.visible_arguments()) {
                fix.edits.iter_mut().for_each(|e| e.text = fix::through(&e.text, args));
            }
            self.hits.push(hit);
        }
    }

    /// Reports the CUDA literals that `expr`, used as a device, may evaluate to. Each literal is reported once, by the first
    /// rule that reaches it.
    pub fn device(&mut self, rule: &'static str, expr: &Expr, what: &str, want: Want) {
        let whole = span(expr);
        for literal in cuda_literals(expr, &self.scopes) {
            if !self.seen_literals.insert(literal.span.start) {
                continue;
            }
            // Reached through a variable, the literal stands where a text is wanted.
            let here = whole.contains(&literal.span.start);
            let want = if here || matches!(want, Want::Nothing | Want::Alone) { want } else { Want::Nothing };
            let text = &self.source[literal.span.clone()];
            let mut hit = Hit::new(rule, literal.span.clone(), Severity::Error, format!("{text} {what}"));
            hit = match fix::literal(text, literal.guarded && literal.whole.is_none(), want) {
                Some(new) => {
                    let at = literal.whole.unwrap_or(literal.span);
                    hit.edits("the device as a variable", vec![Edit { start: at.start, end: at.end, text: new }])
                }
                None => hit.advice(rules::DEVICE_ADVICE),
            };
            hit.guarded = literal.guarded;
            self.report(hit);
        }
    }

    /// Marks a place as dealt with, so that no other rule reports it.
    pub fn claim(&mut self, expr: &Expr) {
        self.seen_literals.insert(span(expr).start);
    }

    /// Whether a call was dealt with.
    pub fn claimed(&self, call: &ast::ExprCall) -> bool {
        self.seen_literals.contains(&span(call).start)
    }

    /// The innermost function's name.
    pub fn function_name(&self) -> Option<&'a str> {
        self.names.last().copied()
    }

    /// Whether `text` is what `torch.cuda.set_device` is given in this file: the current device then has that index.
    pub fn is_current_index(&self, text: &str) -> bool {
        self.source.contains(&format!("torch.cuda.set_device({text})"))
    }

    /// Whether this place runs only at some steps, as under `if step % 100 == 0:` and in the message of an error.
    pub fn occasional(&self) -> bool {
        self.occasional > 0
    }

    /// The parsed command line, where a parameter of the function hands it in.
    fn visible_arguments(&self) -> Option<&'a str> {
        let name = self.arguments?;
        let parameter = |s: &Scope<'a>| s.is_parameter(name);
        self.scopes.stack.last().is_some_and(parameter).then_some(name)
    }

    fn body(&mut self, body: &'a [Stmt]) {
        let (mut pushed, mut rare) = (0, 0);
        for stmt in body {
            self.visit_stmt(stmt);
            if let Stmt::If(s) = stmt {
                // `if not torch.cuda.is_available(): return` guards the rest of the block.
                if s.elif_else_clauses.is_empty()
                    && leaves(&s.body)
                    && guard(&s.test, &self.scopes) == Some(Guard::Else)
                {
                    self.guards += 1;
                    pushed += 1;
                }
                // `if not should_log(step): return` leaves the rest of the block to some steps only.
                if s.elif_else_clauses.is_empty() && leaves(&s.body) && sometimes(&s.test) {
                    self.occasional += 1;
                    rare += 1;
                }
            }
        }
        self.guards -= pushed;
        self.occasional -= rare;
    }

    fn guarded_by(&mut self, on: bool, visit: impl FnOnce(&mut Self)) {
        self.guards += usize::from(on);
        visit(self);
        self.guards -= usize::from(on);
    }

    fn if_stmt(&mut self, stmt: &'a ast::StmtIf) {
        if matches!(super::guards::last_name(&stmt.test), Some("TYPE_CHECKING")) {
            return self.guarded_by(true, |s| s.body(&stmt.body));
        }
        if let Expr::Compare(c) = &*stmt.test {
            if matches!(&*c.left, Expr::Name(n) if n.id.as_str() == "__name__") {
                self.main = true;
            }
        }
        self.visit_expr(&stmt.test);
        let mut before = guard(&stmt.test, &self.scopes);
        let occasional = usize::from(sometimes(&stmt.test));
        self.occasional += occasional;
        self.guarded_by(before == Some(Guard::Then), |s| s.body(&stmt.body));
        self.occasional -= occasional;
        for clause in &stmt.elif_else_clauses {
            let mut on = before == Some(Guard::Else);
            if let Some(test) = &clause.test {
                self.visit_expr(test);
                let here = guard(test, &self.scopes);
                on |= here == Some(Guard::Then);
                before = here.or(before);
            }
            self.guarded_by(on, |s| s.body(&clause.body));
        }
    }

    fn function(&mut self, def: &'a ast::StmtFunctionDef) {
        let on = def.decorator_list.iter().any(|d| self.decorator_guards(&d.expression));
        for decorator in &def.decorator_list {
            self.visit_expr(&decorator.expression);
        }
        self.names.push(&def.name);
        self.definitions.push(self.names.join("."));
        rules::check_parameters(self, &def.parameters);
        // Defaults and annotations belong to the scope outside.
        for p in def.parameters.iter_non_variadic_params() {
            p.default.iter().for_each(|d| self.visit_expr(d));
        }
        let mut scope = Scope::default();
        scope.bind_parameters(&def.parameters);
        scope.bind_body(&def.body, &self.package);
        self.scopes.stack.push(scope);
        let loops = std::mem::take(&mut self.loops);
        self.guarded_by(on, |s| {
            rules::check_function(s, def);
            s.body(&def.body);
        });
        self.loops = loops;
        self.scopes.stack.pop();
        self.names.pop();
    }

    /// `@require_cuda`, `@unittest.skipUnless(torch.cuda.is_available(), ...)`, `@skipif(not ...)`.
    fn decorator_guards(&self, decorator: &Expr) -> bool {
        let name = super::guards::last_name(decorator).unwrap_or("").to_ascii_lowercase();
        let require = name.starts_with("require") || name.starts_with("only") || name.starts_with("skip");
        if require && (name.contains("cuda") || name.contains("gpu") || name.contains("accelerator")) {
            return true;
        }
        let Expr::Call(call) = decorator else { return false };
        let test = call.arguments.args.first().and_then(|a| guard(a, &self.scopes));
        match name.as_str() {
            "skipif" => test == Some(Guard::Else),
            "skipunless" => test == Some(Guard::Then),
            _ => false,
        }
    }

    fn class(&mut self, def: &'a ast::StmtClassDef) {
        let on = def.decorator_list.iter().any(|d| self.decorator_guards(&d.expression));
        def.decorator_list.iter().for_each(|d| self.visit_expr(&d.expression));
        if let Some(arguments) = &def.arguments {
            self.visit_arguments(arguments);
        }
        self.names.push(&def.name);
        self.definitions.push(self.names.join("."));
        let mut scope = Scope::default();
        scope.class = true;
        scope.bind_body(&def.body, &self.package);
        self.scopes.stack.push(scope);
        self.guarded_by(on, |s| s.body(&def.body));
        self.scopes.stack.pop();
        self.names.pop();
    }

    fn try_stmt(&mut self, stmt: &'a ast::StmtTry) {
        // Imports in a `try` are optional; so is whatever else is tried beside them.
        let imports = stmt.body.iter().any(|s| matches!(s, Stmt::Import(_) | Stmt::ImportFrom(_)));
        self.guarded_by(imports && !stmt.handlers.is_empty(), |s| s.body(&stmt.body));
        for ast::ExceptHandler::ExceptHandler(handler) in &stmt.handlers {
            handler.type_.iter().for_each(|t| self.visit_expr(t));
            self.body(&handler.body);
        }
        self.guarded_by(imports, |s| s.body(&stmt.orelse));
        self.body(&stmt.finalbody);
    }

    fn in_loop(&mut self, target: Option<&'a Expr>, body: &'a [Stmt], orelse: &'a [Stmt]) {
        let mut probe = Probe(Loop::default());
        target.iter().for_each(|t| probe.visit_expr(t));
        probe.visit_body(body);
        self.loops.push(probe.0);
        self.body(body);
        self.loops.pop();
        self.body(orelse);
    }

    fn record_imports(&mut self, stmt: &Stmt) {
        let offset = span(stmt).start;
        let mut add = |path: String| self.imports.push(Import { path, offset });
        match stmt {
            Stmt::Import(import) => import.names.iter().for_each(|a| add(a.name.to_string())),
            Stmt::ImportFrom(import) => {
                let module = absolute(import, &self.package);
                import.names.iter().for_each(|a| add(format!("{module}.{}", a.name)));
                add(module);
            }
            _ => {}
        }
    }

    fn record_call(&mut self, call: &ast::ExprCall) {
        let callee = match (self.path(&call.func), &*call.func) {
            (Some(path), _) => path,
            (None, Expr::Name(name)) => name.id.to_string(),
            (None, Expr::Attribute(a)) => format!(".{}", a.attr),
            _ => return,
        };
        if !callee.starts_with("torch.") {
            self.calls.push(Call { scope: self.names.join("."), callee, offset: span(call).start });
        }
    }
}

impl<'a> Visitor<'a> for Checker<'a> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        rules::check_stmt(self, stmt);
        match stmt {
            Stmt::FunctionDef(def) => self.function(def),
            Stmt::ClassDef(def) => self.class(def),
            Stmt::If(s) => self.if_stmt(s),
            Stmt::Try(s) => self.try_stmt(s),
            Stmt::For(s) => {
                self.visit_expr(&s.iter);
                self.visit_expr(&s.target);
                self.in_loop(Some(&s.target), &s.body, &s.orelse);
            }
            Stmt::While(s) => {
                self.visit_expr(&s.test);
                self.in_loop(None, &s.body, &s.orelse);
            }
            Stmt::With(s) => {
                s.items.iter().for_each(|i| self.visit_with_item(i));
                self.body(&s.body);
            }
            // What an error says is computed once.
            Stmt::Raise(_) => {
                self.occasional += 1;
                visitor::walk_stmt(self, stmt);
                self.occasional -= 1;
            }
            Stmt::Assert(s) => {
                self.visit_expr(&s.test);
                self.occasional += 1;
                s.msg.iter().for_each(|m| self.visit_expr(m));
                self.occasional -= 1;
            }
            Stmt::Import(_) | Stmt::ImportFrom(_) => self.record_imports(stmt),
            _ => visitor::walk_stmt(self, stmt),
        }
    }

    fn visit_annotation(&mut self, _: &'a Expr) {}

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Call(call) => {
                self.record_call(call);
                rules::check_call(self, call);
            }
            // Of a dotted name only the whole is looked at: `torch.cuda` within `torch.cuda.Stream` is no second finding.
            Expr::Attribute(attribute) => {
                rules::device_test::attribute(self, attribute);
                let start = span(expr).start;
                let path = if self.attributes.contains(&start) { None } else { self.path(expr) };
                if let Some(path) = path {
                    self.attributes.insert(start);
                    rules::check_name(self, expr, &path);
                }
            }
            Expr::If(e) => {
                self.visit_expr(&e.test);
                let g = guard(&e.test, &self.scopes);
                self.guarded_by(g == Some(Guard::Then), |s| s.visit_expr(&e.body));
                return self.guarded_by(g == Some(Guard::Else), |s| s.visit_expr(&e.orelse));
            }
            Expr::BoolOp(e) if e.op == ast::BoolOp::And => {
                let mut on = false;
                for value in &e.values {
                    self.guarded_by(on, |s| s.visit_expr(value));
                    on |= guard(value, &self.scopes) == Some(Guard::Then);
                }
                return;
            }
            // After `from torch.cuda import synchronize` the bare name stands for the dotted one.
            Expr::Name(name) if name.ctx.is_load() && self.imported(&name.id) => {
                if let Some(path) = self.path(expr) {
                    rules::check_name(self, expr, &path);
                }
            }
            Expr::Lambda(lambda) => {
                if let Some(parameters) = &lambda.parameters {
                    rules::check_parameters(self, parameters);
                }
            }
            Expr::Named(named) => rules::check_named(self, named),
            Expr::Subscript(subscript) => rules::check_subscript(self, subscript),
            Expr::Compare(compare) => rules::check_compare(self, compare),
            Expr::Dict(dict) => rules::check_dict(self, dict),
            _ => {}
        }
        visitor::walk_expr(self, expr);
    }
}

/// Whether a test holds every so many steps: it has a remainder in it, or asks `should_log`.
fn sometimes(test: &Expr) -> bool {
    match test {
        Expr::BinOp(op) => op.op == ast::Operator::Mod,
        Expr::Compare(c) => sometimes(&c.left) || c.comparators.iter().any(sometimes),
        Expr::BoolOp(op) => op.values.iter().any(sometimes),
        Expr::UnaryOp(op) => sometimes(&op.operand),
        Expr::Call(call) => sometimes(&call.func),
        Expr::Name(_) | Expr::Attribute(_) => {
            super::guards::last_name(test).is_some_and(|n| n.trim_start_matches('_').starts_with("should_"))
        }
        _ => false,
    }
}

/// Whether what is called is a model, by its name: `model(...)`, `self.unet(...)`.
fn is_model(callee: &Expr) -> bool {
    let plain = |e: &Expr| matches!(e, Expr::Name(_));
    let name = match callee {
        Expr::Name(n) => n.id.as_str(),
        Expr::Attribute(a) if plain(&a.value) => a.attr.as_str(),
        _ => return false,
    };
    matches!(name, "model" | "net" | "network" | "unet" | "transformer" | "decoder" | "policy")
}

/// Looks at a loop's body before it is walked.
struct Probe(Loop);

impl<'a> Visitor<'a> for Probe {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        if !matches!(stmt, Stmt::FunctionDef(_) | Stmt::ClassDef(_)) {
            visitor::walk_stmt(self, stmt);
        }
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        if let Expr::Name(name) = expr {
            if name.ctx.is_store() {
                self.0.assigned.push(name.id.to_string());
            }
        }
        if let Expr::Call(call) = expr {
            self.0.runs_model |= is_model(&call.func);
            if let Expr::Attribute(a) = &*call.func {
                let base = super::guards::last_name(&a.value).unwrap_or("");
                match a.attr.as_str() {
                    "backward" => {
                        self.0.trains = true;
                        self.0.losses.push(base.to_owned());
                    }
                    "step" if base.contains("optim") || base == "opt" || base.contains("scaler") => {
                        self.0.trains = true;
                    }
                    _ => {}
                }
            }
        }
        visitor::walk_expr(self, expr);
    }
}
