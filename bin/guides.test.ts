import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { scripts } from "../package.json" with { type: "json" };

/** What whoever changes, runs or fills the site reads: it tells of the house as it stands. Decisions tell what it was, too. */
const guides = [
  "README.md",
  ...["commands", "developing", "features", "operating", "editing", "security", "listing-format"].map(
    (name) => `docs/${name}.md`,
  ),
  ...readdirSync("packages").map((name) => `packages/${name}/README.md`),
];

const files = ["app", "bench", "bin", "content", "db", "deploy", "docs", "e2e", "packages", "public"].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
      (file) => `/${folder}/${file.replaceAll("\\", "/")}`,
    ),
);
const top = readdirSync(".").map((file) => `/${file}`);

/** Names of files in a guide: `gazetteer.ts`, `app/routes.ts`, `places/gazetteer.server.ts`. */
const named = /(?<![\w./*{}-])((?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|js|css|sql|tsv|pmtiles)(?:\.gz)?)(?![\w/*])/g;

test.each(guides)("%s names files that there are, and commands", (guide) => {
  const text = readFileSync(guide, "utf8");
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = ""]) => words);
  const missing = quoted
    .flatMap((words) => [...words.matchAll(named)].map(([, file]) => `/${file}`))
    .filter((file) => ![...files, ...top].some((known) => known.endsWith(file)));
  expect(missing).toEqual([]);
  const commands = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(commands.filter((name) => !Object.hasOwn(scripts, name) && name !== "--")).toEqual([]);
});

test.each(guides)("%s leads to files and headings that there are", (guide) => {
  const text = readFileSync(guide, "utf8");
  const links = Array.from(text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g), ([, file = "", heading]) => ({
    file: file === "" ? guide : join(dirname(guide), file),
    heading,
  }));
  const lost = links.filter(
    ({ file, heading }) => !existsSync(file) || (heading !== undefined && !headingsOf(file).includes(heading)),
  );
  expect(lost).toEqual([]);
});

/** What links to the headings of a document are called. */
function headingsOf(file: string): string[] {
  const headings = readFileSync(file, "utf8").match(/^#+ .+$/gm) ?? [];
  return headings.map((heading) =>
    heading
      .replace(/^#+ /, "")
      .toLowerCase()
      .replace(/[^\p{L}\d -]/gu, "")
      .replaceAll(" ", "-"),
  );
}

test.each(guides)(
  "%s has npm keep to itself which command it runs, where what that prints goes into a file",
  (guide) => {
    const text = readFileSync(guide, "utf8");
    const written = [...text.matchAll(/npm run (?!--silent)[^#`\n]*>/g)].map(([command]) => command);
    expect(written).toEqual([]);
  },
);

test("the README is read in two minutes, and names every folder of the site", () => {
  const text = readFileSync("README.md", "utf8");
  // Somebody who reads to understand takes in some 230 words a minute; addresses of links are not read.
  const read = text.replace(/\]\([^)]*\)/g, "]").match(/[\p{L}\d][\p{L}\d’'./-]*/gu) ?? [];
  expect(read.length).toBeLessThan(460);
  const folders = readdirSync("app", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test("the list of commands has every one of them", () => {
  const text = readFileSync("docs/commands.md", "utf8");
  const listed = new Set([...text.matchAll(/`npm (?:run )?([\w:-]+)/g)].map(([, name]) => name));
  expect(Object.keys(scripts).filter((name) => !listed.has(name))).toEqual([]);
});

test("comments name files that there are", () => {
  const sources = files.filter((file) => /\.(?:tsx?|js|css)$/.test(file) && !file.includes("/node_modules/"));
  const missing = sources.flatMap((source) => {
    const comments = readFileSync(`.${source}`, "utf8").match(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm) ?? [];
    return comments.flatMap((comment) =>
      // What a type is imported from is the compiler's to find.
      Array.from(comment.replace(/import\("[^"]*"\)/g, "").matchAll(named), ([, file]) => file!)
        .filter((file) => file.includes("/") && ![...files, ...top].some((known) => known.endsWith(`/${file}`)))
        .map((file) => `${source}: ${file}`),
    );
  });
  expect(missing).toEqual([]);
});
