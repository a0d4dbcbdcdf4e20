//! `GraphBuilder`: graphs of torch.compile and export, op by op, into one plan.
use crate::raise;
use pyo3::exceptions::{PyRuntimeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyBool, PyComplex, PyFloat, PyInt};
use torchtpu_engine::control::Body;
use torchtpu_engine::graph::{GraphArg, GraphBuilder as Builder};
use torchtpu_lowering::views::ViewSpec;
use torchtpu_lowering::{ParamSource, ScalarValue};
use torchtpu_stablehlo::DType;

/// An output's dtype number and extents; `None` for an undefined one.
type OutMeta = Option<(u8, Vec<i64>)>;

fn dtype(number: u8) -> PyResult<DType> {
    torchtpu_bridge::dtype(number).map_err(raise)
}

fn scalar(value: &Bound<'_, PyAny>) -> PyResult<ScalarValue> {
    if value.is_instance_of::<PyBool>() {
        Ok(ScalarValue::Bool(value.extract()?))
    } else if value.is_instance_of::<PyInt>() {
        Ok(ScalarValue::Int(value.extract()?))
    } else if value.is_instance_of::<PyFloat>() {
        Ok(ScalarValue::Float(value.extract()?))
    } else if let Ok(c) = value.downcast::<PyComplex>() {
        Ok(ScalarValue::Complex(c.real(), c.imag()))
    } else {
        Err(PyTypeError::new_err(format!("a scalar is expected, not {}", value.get_type())))
    }
}

fn arg(tag: &str, value: &Bound<'_, PyAny>) -> PyResult<GraphArg> {
    Ok(match tag {
        "none" => GraphArg::None,
        "ignored" => GraphArg::Ignored,
        "tensor" => GraphArg::Tensor(value.extract()?),
        "tensors" => GraphArg::Tensors(value.extract()?),
        "scalar" => GraphArg::Scalar(scalar(value)?),
        "scalars" => GraphArg::Scalars(value.try_iter()?.map(|v| scalar(&v?)).collect::<PyResult<_>>()?),
        "int" => GraphArg::Int(value.extract()?),
        "float" => GraphArg::Float(value.extract()?),
        "bool" => GraphArg::Bool(value.extract()?),
        "dtype" => GraphArg::Dtype(dtype(value.extract()?)?),
        "str" => GraphArg::Str(value.extract()?),
        "ints" => GraphArg::Ints(value.extract()?),
        "floats" => GraphArg::Floats(value.extract()?),
        "bools" => GraphArg::Bools(value.extract()?),
        other => return Err(PyTypeError::new_err(format!("argument tag {other:?}"))),
    })
}

/// Compiles a program for a target: platform, its version, the processor it is for (empty where any will do), executable.
#[pyfunction]
pub(crate) fn compile_for(py: Python<'_>, text: &str, target: &str) -> PyResult<(String, String, String, Vec<u8>)> {
    let made = py.detach(|| torchtpu_engine::export::compile(text, target)).map_err(raise)?;
    let processor = if made.platform == "cpu" { torchtpu_bundle::processor() } else { String::new() };
    Ok((made.platform, made.version, processor, made.bytes))
}

/// A graph that is a branch or a loop's body in another.
#[pyclass(frozen)]
pub struct GraphBody(Body);

/// Builds one program out of ops; `finish` gives its plan's address for `torch.ops.torchtpu.run_graph`.
#[pyclass]
pub struct GraphBuilder {
    builder: Option<Builder>,
}

fn finished() -> PyErr {
    PyRuntimeError::new_err("this graph is finished")
}

impl GraphBuilder {
    fn get(&mut self) -> PyResult<&mut Builder> {
        self.builder.as_mut().ok_or_else(finished)
    }

    fn take(&mut self) -> PyResult<Builder> {
        self.builder.take().ok_or_else(finished)
    }
}

#[pymethods]
impl GraphBuilder {
    #[new]
    fn new() -> Self {
        Self { builder: Some(Builder::new()) }
    }

    /// The next input, of this dtype number and these extents; gives its value's number.
    fn input(&mut self, number: u8, dims: Vec<i64>) -> PyResult<usize> {
        let dtype = dtype(number)?;
        Ok(self.get()?.input(dtype, &dims))
    }

    /// Appends an op: (tag, payload) pairs in schema order, output metadata, and how many random numbers were drawn before.
    fn op(
        &mut self,
        name: &str,
        args: Vec<(String, Bound<'_, PyAny>)>,
        metas: Vec<OutMeta>,
        draws: u64,
    ) -> PyResult<Vec<Option<usize>>> {
        let args: Vec<GraphArg> = args.iter().map(|(tag, v)| arg(tag, v)).collect::<PyResult<_>>()?;
        let metas = metas
            .into_iter()
            .map(|m| m.map(|(d, dims)| Ok((dtype(d)?, dims))).transpose())
            .collect::<PyResult<Vec<_>>>()?;
        self.get()?.op(name, &args, &metas, draws).map_err(raise)
    }

    /// Whether an op draws random numbers.
    #[staticmethod]
    fn draws(name: &str) -> bool {
        torchtpu_lowering::find(name).is_some_and(|i| {
            let def = &torchtpu_lowering::table()[i];
            def.rng || def.generator
        })
    }

    /// A strided view of a value's row-major elements.
    fn view(&mut self, of: usize, number: u8, sizes: Vec<i64>, strides: Vec<i64>, offset: i64) -> PyResult<usize> {
        let view = ViewSpec { dtype: dtype(number)?, sizes, strides, offset };
        self.get()?.view(of, &view).map_err(raise)
    }

    /// The value `of` with `update` written through a view of it.
    fn scatter_view(
        &mut self,
        of: usize,
        update: usize,
        sizes: Vec<i64>,
        strides: Vec<i64>,
        offset: i64,
    ) -> PyResult<usize> {
        self.get()?.scatter_view(of, update, sizes, strides, offset).map_err(raise)
    }

    /// Ends this graph, which gives these values, as a branch or a loop's body.
    fn body(&mut self, results: Vec<usize>) -> PyResult<GraphBody> {
        Ok(GraphBody(self.take()?.body(&results).map_err(raise)?))
    }

    /// `then` of `inputs` where the predicate holds, else `otherwise` of them.
    fn cond(
        &mut self,
        predicate: usize,
        inputs: Vec<usize>,
        then: &GraphBody,
        otherwise: &GraphBody,
    ) -> PyResult<Vec<usize>> {
        self.get()?.cond(predicate, &inputs, then.0.clone(), otherwise.0.clone()).map_err(raise)
    }

    /// The last state of a loop: `body` of (state, captured) while `condition` of them holds.
    fn while_loop(
        &mut self,
        state: Vec<usize>,
        captured: Vec<usize>,
        condition: &GraphBody,
        body: &GraphBody,
    ) -> PyResult<Vec<usize>> {
        self.get()?.while_loop(&state, &captured, condition.0.clone(), body.0.clone()).map_err(raise)
    }

    /// The last carry and the stacked outputs of `length` rounds of `body` of (carry, one element of each x, captured).
    fn scan(
        &mut self,
        carry: Vec<usize>,
        xs: Vec<usize>,
        captured: Vec<usize>,
        body: &GraphBody,
        length: i64,
    ) -> PyResult<Vec<usize>> {
        self.get()?.scan(&carry, &xs, &captured, body.0.clone(), length).map_err(raise)
    }

    /// The program as StableHLO text, and what its parameters are: the number of an input, "seed" or "offset" each.
    fn text(&mut self, results: Vec<usize>) -> PyResult<(String, Vec<String>)> {
        let builder = self.take()?;
        let (text, params) = builder.text(&results).map_err(raise)?;
        let params = params
            .into_iter()
            .map(|p| match p {
                ParamSource::Operand(i) => i.to_string(),
                ParamSource::RngSeed => "seed".into(),
                ParamSource::RngOffset => "offset".into(),
                ParamSource::Scalar { .. } => "scalar".into(),
            })
            .collect();
        Ok((text, params))
    }

    /// The plan whose results are these values.
    fn finish(&mut self, results: Vec<usize>) -> PyResult<usize> {
        let builder = self.take()?;
        let plan = builder.finish(&results).map_err(raise)?;
        Ok(torchtpu_bridge::handle(&plan) as usize)
    }
}
