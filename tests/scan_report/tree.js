// A small source tree with what a report has to show, and the scanner's answers on it.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FILES = {
  "broken.py": "import torch\nx = torch.ones(1).cuda()\ndef f(:\n",
  "ignored.py": "import torch\nx.cuda()  # torchtpu: ignore[D101] measures CUDA itself\n",
  "odd name & <b>.py": 'import torch\nx.cuda()  # </script><img src=x onerror="document.title=1"> \u2028 é\n',
  "note.ipynb": JSON.stringify({ cells: [{ cell_type: "code", source: ["import torch\n", "x = x.cuda()\n"] }] }),
  "kernel.cu": "__global__ void f(float *x) { x[0] = 1; }\n",
  "requirements.txt": "flash-attn==2.0\ntorch\n",
  "conf/run.yaml": "device: cuda\n",
  "main.py": 'import torch\nimport steps\nif __name__ == "__main__":\n    steps.step(torch.ones(1))\n',
  "steps.py": "import torch\nimport flash_attn\ndef step(x):\n    for i in range(3):\n        print(x.sum().item())\n    return x.cuda()\n",
};

/** Makes the tree in a temporary folder. `scan(format)` gives a report on it; `remove()` takes it away. */
export function tree(binary) {
  const root = mkdtempSync(join(tmpdir(), "scan-report-"));
  mkdirSync(join(root, "conf"));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text);
  // More findings than the first page of the table holds.
  for (let i = 0; i < 60; i++) {
    const lines = Array.from({ length: 5 }, (_, j) => `y${j} = torch.zeros(${j}, device="cuda")\n`);
    writeFileSync(join(root, `part${i}.py`), "import torch\n" + lines.join(""));
  }
  const scan = (format) => execFileSync(binary, ["scan", "--quiet", "--fail-on", "never", "--format", format, root], { encoding: "utf8" });
  return { root, scan, remove: () => rmSync(root, { recursive: true }) };
}
