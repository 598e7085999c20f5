import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { scripts } from "../package.json" with { type: "json" };

/** What whoever changes, runs or fills the site reads: it tells of the house as it stands. Decisions tell what it was, too. */
const guides = [
  "README.md",
  ...["developing.md", "operating.md", "editing.md", "security.md", "listing-format.md"].map((name) => `docs/${name}`),
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

test.each(guides)(
  "%s has npm keep to itself which command it runs, where what that prints goes into a file",
  (guide) => {
    const text = readFileSync(guide, "utf8");
    const written = [...text.matchAll(/npm run (?!--silent)[^#`\n]*>/g)].map(([command]) => command);
    expect(written).toEqual([]);
  },
);
