import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { partText } from "./front-matter.server.ts";

const file = "content/tests/en.mdx";
const entriesOf = (source: string) => partText(file, source).entries;

describe("what stands above a text", () => {
  it("is YAML: words, numbers, lists and days", () => {
    const { entries, body } = partText(
      file,
      '---\ntitle: "One: two"\r\nupdated: 2025-10-13\ntags: [a, b]\norder: 20\nversion: "1.0"\n--- \n\nText.\n',
    );
    expect(entries).toEqual({
      title: "One: two",
      updated: new Date("2025-10-13"),
      tags: ["a", "b"],
      order: 20,
      version: "1.0",
    });
    expect(body).toBe("\n\n\n\n\n\n\n\nText.\n");
  });

  it("may be nothing", () => {
    expect(entriesOf("Text.")).toEqual({});
    expect(entriesOf("---\n---\nText.")).toEqual({});
  });

  it("reads so in every text of the site", async () => {
    const entries = await readdir("content", { recursive: true });
    const texts = entries.filter((name) => name.endsWith(".mdx"));
    expect(texts.length).toBeGreaterThan(200);
    for (const name of texts) {
      const source = await readFile(path.join("content", name), "utf8");
      expect(() => partText(name, source)).not.toThrow();
    }
  });

  it.each(["js", "javascript", "coffee", "json", "toml", " js", "-", "yaml"])(
    "is never in another language: ---%s",
    (language) => {
      const source = `---${language}\n{ get title() { globalThis.ran = true; return "x" } }\n---\nText.\n`;
      expect(() => entriesOf(source)).toThrow(`${file}, line 1: The first line is --- and nothing else.`);
      expect(globalThis).not.toHaveProperty("ran");
    },
  );

  it.each([
    ["an entry that refers to another", "a: &x 1\nb: *x", 2],
    ["a reference to what is not there", "a: 1\nb: *y", 3],
    ["code by its type", 'a: 1\nb: !!js/function "function () { process.exit() }"', 3],
    ["an entry with a type", "a: !!set { b }", 2],
    ["an entry with a name of an object's own", "a: 1\n__proto__: { isAdmin: true }", 3],
    ["the same one level down", "a:\n  __proto__: { isAdmin: true }", 3],
    ["an entry that takes over another", "<<: { a: 1 }", 2],
    ["a list as the name of an entry", "? [a]\n: b", 2],
    ["an entry twice", "a: 1\na: 2", 3],
    ["two documents", "a: 1\n...\nb: 2", 4],
    ["a list instead of entries", "- a\n- b", 2],
    ["a word instead of entries", "title", 2],
    ["what has no end", "a: [", 2],
    ["a tab", "\ta: 1", 2],
  ])("is refused with its line: %s", (_, yaml, line) => {
    expect(() => entriesOf(`---\n${yaml}\n---\n`)).toThrow(`${file}, line ${line}: `);
  });

  it("that multiplies itself, is nested without end, or long, is refused at once", () => {
    const laughs = ["a: &a [x, x, x, x, x, x, x, x, x]"];
    for (const [index, name] of "b c d e f g h i".split(" ").entries()) {
      laughs.push(`${name}: &${name} [${Array(9).fill(`*${"abcdefgh"[index]}`).join(", ")}]`);
    }
    expect(() => entriesOf(`---\n${laughs.join("\n")}\n---\n`)).toThrow("refers to another");
    expect(() => entriesOf(`---\na: ${"[".repeat(9_000)}\n---\n`)).toThrow("can't be read");
    expect(() => entriesOf(`---\na: ${"{a: ".repeat(2_000)}\n---\n`)).toThrow("can't be read");
    expect(() => entriesOf(`---\na: ${"x".repeat(10_000)}\n---\n`)).toThrow("at most 10000 are read");
  });

  it("has an end", () => {
    expect(() => entriesOf("---\ntitle: x\n\nText.\n")).toThrow("line 1: The entries above the text have no end.");
  });
});
