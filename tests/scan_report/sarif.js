// The SARIF that `torchtpu scan` writes follows the schema of SARIF 2.1.0: node sarif.js BINARY

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import Ajv from "ajv/dist/2020.js";
import formats from "ajv-formats";

import { tree } from "./tree.js";

const require = createRequire(import.meta.url);
const schema = JSON.parse(readFileSync(require.resolve("@microsoft/sarif-multitool-linux/sarif-2.1.0.json"), "utf8").replace(/^\ufeff/, ""));
const ajv = new Ajv.default({ allErrors: true, strict: false });
formats.default(ajv);
const validate = ajv.compile(schema);

const { scan, remove } = tree(process.argv[2]);
try {
  const report = JSON.parse(scan("sarif"));
  assert.ok(validate(report), JSON.stringify(validate.errors?.slice(0, 5), null, 2));
  const [run] = report.runs;
  const { findings } = JSON.parse(scan("json"));
  const suppressed = run.results.filter((r) => r.suppressions?.length);
  assert.equal(run.results.length - suppressed.length, findings.length);
  assert.equal(suppressed.length, 1, "the finding that a comment ignores");
  // The schema has teeth: what is wrong is refused.
  const wrong = structuredClone(report);
  wrong.runs[0].results[0].level = "fatal";
  assert.ok(!validate(wrong));
  console.log(`SARIF: ${run.results.length} results, valid`);
} finally {
  remove();
}
