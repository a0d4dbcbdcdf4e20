//! Control flow in graphs: branches and loops whose bodies are graphs of their own.
use crate::error::{Error, Kind, Result};
use crate::graph::GraphBuilder;
use torchtpu_lowering::ParamSource;
use torchtpu_stablehlo::{Cmp, DType, Func, Value};

/// A finished graph to be a branch or a loop's body.
#[derive(Clone, Debug)]
pub struct Body {
    func: Func,
    params: Vec<ParamSource>,
}

impl Body {
    fn draws(&self) -> bool {
        self.params.iter().any(|p| !matches!(p, ParamSource::Operand(_)))
    }

    /// A loop's body: draws would repeat in every round.
    fn of_loop(self) -> Result<Func> {
        if self.draws() {
            return Err(no_rule("random numbers in the body of a loop; draw them before it, and hand them in"));
        }
        Ok(self.func)
    }
}

fn no_rule(message: impl Into<String>) -> Error {
    Error { kind: Kind::NoRule, message: message.into() }
}

impl GraphBuilder {
    /// Ends this graph, whose values `results` are what it gives, as a body for another.
    pub fn body(mut self, results: &[usize]) -> Result<Body> {
        let values: Vec<Value> = results.iter().map(|&r| self.value(r)).collect::<Result<_>>()?;
        self.func.set_results(&values);
        self.func.eliminate_dead();
        Ok(Body { func: self.func, params: self.params })
    }

    fn values(&self, idents: &[usize]) -> Result<Vec<Value>> {
        idents.iter().map(|&i| self.value(i)).collect()
    }

    fn push_all(&mut self, values: Vec<Value>) -> Vec<usize> {
        values.into_iter().map(|v| self.push(v)).collect()
    }

    /// `then` of `inputs` where `predicate`, a bool of one element, holds, else `otherwise` of them.
    pub fn cond(&mut self, predicate: usize, inputs: &[usize], then: Body, otherwise: Body) -> Result<Vec<usize>> {
        let mut inputs = self.values(inputs)?;
        let given = inputs.len();
        let draws = then.draws() || otherwise.draws();
        if draws {
            let (seed, offset) = self.rng();
            inputs.extend([seed, offset]);
        }
        // Both branches take all the inputs, and the generator's state where one of them draws.
        let branch = |body: Body, graph: &Self| {
            let mut func = Func::new();
            let params: Vec<Value> = inputs.iter().map(|v| func.parameter(graph.func.ty(*v).clone())).collect();
            let args: Vec<Value> = body
                .params
                .iter()
                .map(|p| match p {
                    ParamSource::Operand(i) => Ok(params[*i]),
                    ParamSource::RngSeed => Ok(params[given]),
                    ParamSource::RngOffset => Ok(params[given + 1]),
                    ParamSource::Scalar { .. } => Err(Error::internal("a graph with run-time scalars")),
                })
                .collect::<Result<_>>()?;
            let results = func.inline(&body.func, &args);
            func.set_results(&results);
            Ok::<_, Error>(func)
        };
        let (then, otherwise) = (branch(then, self)?, branch(otherwise, self)?);
        let predicate = self.value(predicate)?;
        let predicate = self.func.reshape(predicate, &[])?;
        let results = self.func.if_else(predicate, &inputs, then, otherwise)?;
        self.kind = self.kind.rotate_left(1) ^ 1;
        Ok(self.push_all(results))
    }

    /// Runs `body` of `state` and `captured` while `condition` of them holds; gives the last state.
    pub fn while_loop(
        &mut self,
        state: &[usize],
        captured: &[usize],
        condition: Body,
        body: Body,
    ) -> Result<Vec<usize>> {
        let n = state.len();
        let mut values = self.values(state)?;
        values.extend(self.values(captured)?);
        let mut condition = condition.of_loop()?;
        let holds = condition.results()[0];
        let holds = condition.reshape(holds, &[])?;
        condition.set_results(&[holds]);
        let mut body = body.of_loop()?;
        for (i, result) in body.results().iter().enumerate() {
            if body.ty(*result) != self.func.ty(values[i]) {
                let (before, after) = (self.func.ty(values[i]), body.ty(*result));
                return Err(no_rule(format!("a loop that carries {before} into its body and {after} out of it")));
            }
        }
        let mut results = body.results().to_vec();
        results.extend_from_slice(&body.params()[n..]);
        body.set_results(&results);
        let mut last = self.func.while_loop(&values, condition, body)?;
        last.truncate(n);
        self.kind = self.kind.rotate_left(1) ^ 2;
        Ok(self.push_all(last))
    }

    /// Runs `body` of (carry, one element of each of `xs` along dimension 0, captured) `length` times, first to last. The
    /// body gives the next carry, then one element of each output. Gives the last carry, and the outputs stacked along
    /// dimension 0.
    pub fn scan(
        &mut self,
        carry: &[usize],
        xs: &[usize],
        captured: &[usize],
        body: Body,
        length: i64,
    ) -> Result<Vec<usize>> {
        let step = body.of_loop()?;
        let carried = carry.len();
        let outputs: Vec<_> = step.results()[carried..].iter().map(|r| step.ty(*r).clone()).collect();
        let mut state = vec![self.func.constant_int(DType::I32, &[], 0)];
        state.extend(self.values(carry)?);
        for ty in &outputs {
            let mut dims = ty.dims.clone();
            dims.insert(0, length);
            state.push(self.func.constant(ty.dtype, &dims, 0.0));
        }
        let fixed = state.len();
        state.extend(self.values(xs)?);
        state.extend(self.values(captured)?);
        for (i, result) in step.results()[..carried].iter().enumerate() {
            if step.ty(*result) != self.func.ty(state[1 + i]) {
                let (before, after) = (self.func.ty(state[1 + i]), step.ty(*result));
                return Err(no_rule(format!("a scan that carries {before} into its body and {after} out of it")));
            }
        }

        let mut condition = Func::new();
        let params: Vec<Value> = state.iter().map(|v| condition.parameter(self.func.ty(*v).clone())).collect();
        let end = condition.constant_int(DType::I32, &[], length);
        let more = condition.compare(params[0], end, Cmp::Lt)?;
        condition.set_results(&[more]);

        let mut body = Func::new();
        let params: Vec<Value> = state.iter().map(|v| body.parameter(self.func.ty(*v).clone())).collect();
        let (round, zero) = (params[0], body.constant_int(DType::I32, &[], 0));
        let at = |rank: usize| -> Vec<Value> { (0..rank).map(|d| if d == 0 { round } else { zero }).collect() };
        let mut args = params[1..=carried].to_vec();
        for &x in &params[fixed..fixed + xs.len()] {
            let dims = body.dims(x);
            let mut one = dims.clone();
            one[0] = 1;
            let element = body.dynamic_slice(x, &at(dims.len()), &one)?;
            args.push(body.reshape(element, &dims[1..])?);
        }
        args.extend_from_slice(&params[fixed + xs.len()..]);
        let results = body.inline(&step, &args);
        let one = body.constant_int(DType::I32, &[], 1);
        let mut next = vec![body.add(round, one)?];
        next.extend_from_slice(&results[..carried]);
        for (i, result) in results[carried..].iter().enumerate() {
            let mut dims = body.dims(*result);
            dims.insert(0, 1);
            let element = body.reshape(*result, &dims)?;
            next.push(body.dynamic_update_slice(params[1 + carried + i], element, &at(dims.len()))?);
        }
        next.extend_from_slice(&params[fixed..]);
        body.set_results(&next);

        let mut last = self.func.while_loop(&state, condition, body)?;
        last.truncate(fixed);
        self.kind = self.kind.rotate_left(1) ^ 3;
        Ok(self.push_all(last.split_off(1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::GraphArg;

    fn doubled() -> Body {
        let mut graph = GraphBuilder::new();
        let x = graph.input(DType::F32, &[2]);
        let args = [GraphArg::Tensor(x), GraphArg::Tensor(x)];
        let y = graph.op("aten::mul.Tensor", &args, &[Some((DType::F32, vec![2]))], 0).unwrap()[0].unwrap();
        graph.body(&[y]).unwrap()
    }

    fn same() -> Body {
        let mut graph = GraphBuilder::new();
        let x = graph.input(DType::F32, &[2]);
        graph.body(&[x]).unwrap()
    }

    #[test]
    fn a_branch_sees_the_values_around_it() {
        let mut graph = GraphBuilder::new();
        let (p, x) = (graph.input(DType::Bool, &[]), graph.input(DType::F32, &[2]));
        let r = graph.cond(p, &[x], doubled(), same()).unwrap();
        let (text, _) = graph.text(&r).unwrap();
        let expected = r#"module @model {
  func.func public @main(%v0: tensor<i1>, %v1: tensor<2xf32>) -> (tensor<2xf32>) {
    %v2 = "stablehlo.if"(%v0) ({
      %v2_0_1 = "stablehlo.multiply"(%v1, %v1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      "stablehlo.return"(%v2_0_1) : (tensor<2xf32>) -> ()
    }, {
      "stablehlo.return"(%v1) : (tensor<2xf32>) -> ()
    }) : (tensor<i1>) -> tensor<2xf32>
    "func.return"(%v2) : (tensor<2xf32>) -> ()
  }
}
"#;
        assert_eq!(text, expected);
    }

    #[test]
    fn branches_must_agree() {
        let mut graph = GraphBuilder::new();
        let (p, x) = (graph.input(DType::Bool, &[]), graph.input(DType::F32, &[2]));
        let mut other = GraphBuilder::new();
        other.input(DType::F32, &[2]);
        let nothing = other.body(&[]).unwrap();
        assert!(graph.cond(p, &[x], doubled(), nothing).is_err());
    }

    #[test]
    fn a_loop_keeps_what_it_carries() {
        let mut graph = GraphBuilder::new();
        let x = graph.input(DType::F64, &[2]);
        let error = graph.scan(&[x], &[], &[], same(), 3).unwrap_err();
        assert!(error.message.contains("tensor<2xf64> into its body and tensor<2xf32>"), "{}", error.message);
    }
}
