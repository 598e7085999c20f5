import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "app/ui/sheets";
const sheets = readdirSync(folder).map((file) => ({ file, text: readFileSync(`${folder}/${file}`, "utf8") }));
const importsOf = (text: string) =>
  [...text.matchAll(/@import "([^"]+)" layer\((\w+)\);/g)].map(([, path = "", layer = ""]) => ({
    file: new URL(path, `file:///${folder}/`).pathname.slice("/app/".length),
    layer,
  }));

test("a style sheet dresses one part of a page, in 250 lines at most, and each is imported", () => {
  const imported = new Set(sheets.flatMap(({ text }) => importsOf(text)).map(({ file }) => file));
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".css") && !file.startsWith("ui/sheets/"));
  expect(files.length).toBeGreaterThan(40);
  const lines = (file: string) => readFileSync(`app/${file}`, "utf8").split("\n").length - 1;
  expect(files.filter((file) => lines(file) > 250)).toEqual([]);
  // What no build has is no part of the site's sheets: the page that shows the parts brings its own.
  const elsewhere = files.filter((file) => !imported.has(file));
  expect(elsewhere).toEqual(["style-guide/style-guide.css"]);
  expect(readFileSync("app/style-guide/style-page.tsx", "utf8")).toContain('import "./style-guide.css"');
});

test("a file stands in one layer, whichever sheets it is in, and the site's sheet orders all layers", () => {
  const layers = new Map<string, Set<string>>();
  for (const { file, layer } of sheets.flatMap(({ text }) => importsOf(text))) {
    layers.set(file, (layers.get(file) ?? new Set()).add(layer));
  }
  expect([...layers].filter(([, names]) => names.size > 1)).toEqual([]);
  const site = sheets.find(({ file }) => file === "site.css")!.text;
  const ordered = /@layer ([^;]+);/.exec(site)![1]!.split(/,\s*/);
  expect([...new Set([...layers.values()].flatMap((names) => [...names]))].toSorted()).toEqual(ordered.toSorted());
});

test("each sheet is one that a page can ask for", () => {
  const named = readFileSync("app/ui/style-sheets.ts", "utf8");
  for (const { file } of sheets) expect(named).toContain(`"./sheets/${file}?url"`);
});

test("a file that comes a second time, with another sheet, changes nothing", () => {
  const imports = sheets.map(({ text }) => importsOf(text));
  const sheetsOf = (wanted: string) => imports.filter((files) => files.some(({ file }) => file === wanted)).length;
  // Of two rules the later wins: whatever of a layer comes again must come whole, and in one order.
  const inLayer = (files: (typeof imports)[number], wanted: string) =>
    files.filter(({ layer }) => layer === wanted).map(({ file }) => file);
  for (const { file, layer } of imports.flat()) {
    // Parts that dress nothing in common.
    if (sheetsOf(file) < 2 || layer === "shared") continue;
    const whole = new Set(imports.map((files) => inLayer(files, layer).join(" ")).filter(Boolean));
    expect([...whole], `${file} in ${layer}`).toHaveLength(1);
  }
  const shared = new Set(imports.flatMap((files) => inLayer(files, "shared")));
  expect([...shared].filter((file) => sheetsOf(file) < 2)).toEqual([]);
});

test("a scheme changes colours alone, so that looking at a page in the other needs no more than to look at those", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  const declarations = files.flatMap((file) => {
    const text = readFileSync(`app/${file}`, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
    const blocks = text.matchAll(/@media[^{]*prefers-color-scheme[^{]*\{((?:[^{}]*\{[^{}]*\})*)/g);
    const bodies = [...blocks].flatMap(([, rules = ""]) => [...rules.matchAll(/\{([^{}]*)\}/g)]);
    return bodies.flatMap(([, body = ""]) => [...body.matchAll(/([\w-]+):\s*([^;]+);/g)]);
  });
  expect(declarations.length).toBeGreaterThan(20);
  const isColour = ([, name = "", value = ""]: RegExpMatchArray) =>
    /^background/.test(name) || (name.startsWith("--") && /^(?:#[0-9a-f]{6}|brightness\(.*)$/.test(value));
  expect(declarations.filter((each) => !isColour(each)).map(([rule]) => rule)).toEqual([]);
});

test("what depends on what an element has in it is named: else the browser styles all of the page anew at each click", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  const selectors = files.flatMap((file) => {
    const rules = readFileSync(`app/${file}`, "utf8").replace(/\/\*[^]*?\*\//g, "");
    return [...rules.matchAll(/([^{};]+)\{/g)].flatMap(([, list = ""]) => (list.includes(":has(") ? apart(list) : []));
  });
  const depending = selectors.filter((selector) => selector.includes(":has("));
  expect(depending.length).toBeGreaterThan(20);
  expect(depending.filter((selector) => !isNamed(selector))).toEqual([]);
  expect([".a:has(.b) > *", ".a > :has(.b)::before", ".a:has(.b) > :not(.c)"].filter(isNamed)).toEqual([]);
});

test("nothing depends on what is open within it but popovers and dialogs, else opening a panel styles page and header anew", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  const selectors = files.flatMap((file) => apart(readFileSync(`app/${file}`, "utf8").replace(/\/\*[^]*?\*\//g, "")));
  const withOpen = (list: readonly string[]) => list.filter((selector) => /:has\([^{]*\[open\]/.test(selector));
  expect(withOpen(selectors).map((selector) => selector.trim())).toEqual([]);
  expect(withOpen(["html:has(.dialog[open])", "html:has(.dialog:modal)", "[open] > .opens"])).toHaveLength(1);
});

/** The selectors of a list, which may have commas within brackets. */
function apart(list: string): string[] {
  return list.match(/(?:[^,()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
}

/** Whether what a selector dresses bears a class or the like, or is an element of one kind. */
function isNamed(selector: string): boolean {
  let plain = selector;
  for (const negative = /:(?:not|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/; negative.test(plain); ) {
    plain = plain.replace(negative, "");
  }
  const dressed = plain.replace(/\(([^()]*)\)/g, (_, inner: string) => inner.replace(/\s/g, "")).trim();
  return /[.#[]|^[a-z]|:root/.test(dressed.split(/[\s>+~]+/).at(-1) ?? "");
}
