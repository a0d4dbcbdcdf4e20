// The HTML report in headless Chromium, at the width of a desk and of a phone: node browser.js BINARY SCREENSHOTS

import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { chromium } from "playwright-core";

import { tree } from "./tree.js";

const [binary, screenshots] = process.argv.slice(2);
const { root, scan, remove } = tree(binary);
const report = JSON.parse(scan("json"));
const file = join(root, "report.html");
writeFileSync(file, scan("html"));
mkdirSync(screenshots, { recursive: true });

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });

/** The report in a window of that size; whatever it logs, throws or fetches is kept. */
async function open(width, height) {
  const page = await browser.newPage({ viewport: { width, height } });
  const wrong = [];
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("request", (request) => request.url().startsWith("file:") || wrong.push(request.url()));
  await page.goto(pathToFileURL(file).href);
  return { page, wrong };
}

const rows = (page) => page.locator("#findings tbody tr");
const cells = (page, column) => page.locator(`#findings tbody td:nth-child(${column})`).allTextContents();
const count = (page) => page.locator("#count").textContent();
const all = report.findings.length;
const matching = (test) => report.findings.filter(test).length;

try {
  const { page, wrong } = await open(1280, 900);

  // What is shown is what was found.
  assert.ok(all > 200);
  assert.equal(await count(page), `${all} of ${all}`);
  const cards = await page.locator("#cards .card").allTextContents();
  assert.ok(cards.includes(`${report.verdict.errors}errors`), cards.join());
  assert.ok(cards.includes("blockedverdict"), cards.join());
  assert.match(await page.locator("#blocked").textContent(), /CUDA source/);
  assert.match(await page.locator("#formula").textContent(), /Score: /);
  assert.match(await page.locator("#skipped").textContent(), /broken\.py.*syntax error/);

  // Charts: the bars of a kind add up to its findings.
  const totals = await page.locator("#kinds svg").evaluate((svg) => [...svg.querySelectorAll("text")].map((t) => t.textContent));
  for (const kind of ["kernel", "library", "device", "hazard"]) {
    assert.equal(Number(totals[totals.indexOf(kind) + 1]), matching((f) => f.kind === kind), kind);
  }
  for (const chart of ["kinds", "rules", "files"]) {
    const box = await page.locator(`#${chart} rect`).first().boundingBox();
    assert.ok(box.width > 0 && box.height > 0, chart);
  }

  // Code and names of files are text, whatever they hold.
  await page.fill("#search", "onerror");
  assert.equal(await rows(page).count(), 1);
  assert.match(await page.locator("#findings tbody").textContent(), /odd name & <b>\.py.*<img src=x onerror/);
  assert.equal(await page.title(), "CUDA dependency report");

  // Search, in every column and whatever the case; severity and kind on top of it.
  await page.fill("#search", "STEPS.py");
  assert.equal(await count(page), `${matching((f) => f.path.endsWith("/steps.py"))} of ${all}`);
  await page.fill("#search", "nothing has this");
  assert.equal(await rows(page).count(), 0);
  await page.fill("#search", "");
  await page.selectOption("#kind", "hazard");
  assert.equal(await count(page), `${matching((f) => f.kind === "hazard")} of ${all}`);
  await page.selectOption("#severity", "error");
  assert.equal(await count(page), `${matching((f) => f.kind === "hazard" && f.severity === "error")} of ${all}`);
  await page.selectOption("#kind", "");
  await page.selectOption("#severity", "");

  // The first page, and the rest.
  assert.equal(await rows(page).count(), 200);
  await page.click("#more");
  assert.equal(await rows(page).count(), all);
  assert.ok(!(await page.locator("#more").isVisible()));

  // Sorting, up and down, and what a screen reader hears of it.
  for (const [column, name] of [[1, "where"], [2, "rule"], [4, "what"]]) {
    const key = { where: (f) => f.path, rule: (f) => f.rule, what: (f) => f.message }[name];
    const expected = report.findings.map(key).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    for (const direction of ["ascending", "descending"]) {
      await page.getByRole("button", { name, exact: true }).click();
      assert.equal(await page.locator(`#findings th:nth-child(${column})`).getAttribute("aria-sort"), direction);
      const shown = await cells(page, column);
      shown.forEach((text, i) => assert.ok(text.startsWith(expected[i]), `${name} ${direction}, row ${i}: ${text}`));
      expected.reverse();
    }
  }

  // Entry points open on the call path to what blocks them.
  const entry = page.locator("#entries details", { hasText: "main.py" });
  await entry.locator("summary").click();
  assert.match(await entry.textContent(), /L101: .*main\.py.* -> .*steps\.py/);
  await page.screenshot({ path: join(screenshots, "desk.png") });
  assert.deepEqual(wrong, []);

  // A phone: nothing runs off the side, text can be read, a finger finds what sorts.
  const { page: phone, wrong: wrongOnPhone } = await open(360, 740);
  const [content, window] = await phone.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(content <= window, `${content} pixels of content in ${window}`);
  const sizes = await phone.locator("#findings tbody td, #findings tbody code").evaluateAll((e) => e.map((x) => parseFloat(getComputedStyle(x).fontSize)));
  assert.ok(Math.min(...sizes) >= 12, `letters of ${Math.min(...sizes)} pixels`);
  const sort = phone.getByRole("button", { name: "where", exact: true });
  const box = await sort.boundingBox();
  assert.ok(box.height >= 24 && box.width >= 24, JSON.stringify(box));
  await sort.click();
  await sort.click();
  const first = await cells(phone, 1);
  assert.deepEqual(first, [...first].sort((a, b) => { const [p, q] = [a, b].map((x) => x.split(/:\d+:\d+$/)[0]); return p < q ? 1 : p > q ? -1 : 0; }));
  await phone.fill("#search", "kernel.cu");
  assert.equal(await rows(phone).count(), 1);
  await phone.screenshot({ path: join(screenshots, "phone.png"), fullPage: true });
  assert.deepEqual(wrongOnPhone, []);
  console.log(`HTML: ${all} findings shown, sorted and searched at both widths`);
} finally {
  await browser.close();
  remove();
}
