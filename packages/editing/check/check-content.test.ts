import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, test, onTestFinished } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import { checkContent } from "./check-content.ts";

const insight = "insights/2026-02-10-reading-a-floor-area";
const location = "locations/be/office/namur";
const terms = "legal/terms";

/**
 * The problems of a folder that holds these texts of the site, after a change to it; each without its folder. Each text is
 * compiled: a fault of one is looked for beside no other.
 */
async function problemsAfter(change: (folder: string) => Promise<unknown>, keys: string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), "quartier-content-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const key of keys) await cp(path.join("content", key), path.join(folder, key), { recursive: true });
  if (keys.includes(insight)) await takeLinksAway(folder);
  await change(folder);
  const { problems } = await checkContent(folder, new Map());
  const shown = path.relative(".", folder);
  return problems.map(({ file, line, reason }) => ({ file: path.relative(shown, file), line, reason }));
}

/** Guides link to each other, and here is one of them alone: its links become words, on the lines where they were. */
async function takeLinksAway(folder: string): Promise<void> {
  for (const language of languages) {
    const file = path.join(folder, insight, `${language}.mdx`);
    const source = await readFile(file, "utf8");
    await writeFile(file, source.replace(/<InsightLink[^>]*>([^<]*)<\/InsightLink>/g, "$1"));
  }
}

/** Changes a text of the folder. */
const edit = (key: string, from: string | RegExp, to: string) => async (folder: string) => {
  const file = path.join(folder, key, "en.mdx");
  const source = await readFile(file, "utf8");
  expect(source).toMatch(from);
  await writeFile(file, source.replace(from, to));
};

/** Adds lines at the end of a text; they begin on the line returned. */
async function linesOf(key: string): Promise<number> {
  return (await readFile(path.join("content", key, "en.mdx"), "utf8")).trimEnd().split("\n").length;
}

const append = (key: string, text: string) => async (folder: string) => {
  const file = path.join(folder, key, "en.mdx");
  await writeFile(file, `${(await readFile(file, "utf8")).trimEnd()}\n\n${text}\n`);
};

test("texts that are as they should be have no problems, whatever else there is", async () => {
  const links =
    "[one](https://www.statbel.fgov.be), [two](/en/contact), [three](/en/to-let/office/namur), [four](mailto:a@b.be)";
  expect(await problemsAfter(append(insight, links), [insight, location, terms])).toEqual([]);
});

test.each<[what: string, change: (folder: string) => Promise<unknown>, key: string, reason: RegExp]>([
  [
    "an entry that is missing",
    edit(insight, /^description:.*\n/m, ""),
    insight,
    /^“description” is missing\. Add a line/,
  ],
  [
    "an entry that nobody knows",
    edit(insight, /^title:/m, "autor: x\ntitle:"),
    insight,
    /^“autor” is no entry of this kind/,
  ],
  [
    "another place that there is not",
    edit(location, /^place: .*/m, "$&\nalso: [BE-99999]"),
    location,
    /^There is no place BE-99999/,
  ],
  [
    "another place in another country",
    edit(location, /^place: .*/m, "$&\nalso: [LU-0304]"),
    location,
    /^Luxembourg(-Ville| City)? lies in another country/,
  ],
  [
    "a description too short for search engines",
    edit(location, /^description:.*$/m, "description: Short."),
    location,
    /has 6 characters and needs 90/,
  ],
  [
    "a tag that is none",
    edit(insight, /^tags:.*$/m, "tags: [offices]"),
    insight,
    /^“tags” says something unknown\. Choose from: office, retail/,
  ],
  [
    "a date in words",
    edit(insight, /^published:.*$/m, "published: 12 May"),
    insight,
    /^“published” is no date\. Write year-month-day/,
  ],
  [
    "a version that is a number",
    edit(terms, /^version:.*$/m, "version: 2.0"),
    terms,
    /^“version” needs a number in quotation marks/,
  ],
  [
    "a colon that breaks the entries",
    edit(insight, /^title:.*$/m, "title: One: two"),
    insight,
    /can't be read[^]*quotation marks/,
  ],
  [
    "entries that are not there at all",
    edit(insight, /^---[^]*?---\n/, ""),
    insight,
    /^The entries above the text are missing/,
  ],
  [
    "a place that there is not",
    edit(location, /^place:.*$/m, "place: BE-99999"),
    location,
    /^There is no place BE-99999/,
  ],
  ["a place in another country", edit(location, /^place:.*$/m, "place: LU-0304"), location, /lies in another country/],
  [
    "a cover that is not there",
    edit(insight, /^cover:.*$/m, "cover: other.png"),
    insight,
    /^The cover other\.png is not there/,
  ],
])("refused above the text: %s", async (_, change, key, reason) => {
  const [problem] = (await problemsAfter(change, [key])).filter(({ file }) => file === `${key}/en.mdx`);
  expect(problem?.reason).toMatch(reason);
  expect(problem?.line).toBeGreaterThan(0);
});

test.each([
  ["a tag left open", "Some <b>words.", /^<b> is opened and not closed/],
  [
    "a brace",
    "Some {words.",
    /^A brace begins something that can't be read\. For the signs themselves write \\\{ and \\\}/,
  ],
  ["a sign that begins a tag", "Less than <5 m.", /^A < begins a tag that can't be read/],
  ["code", "Today {1 + 1}.", /^Braces, import and export mean code/],
  ["a line that begins like code", "import goods through Antwerp.", /^A line that begins with “import”/],
])("refused in the text, which is read no further, with its line: %s", async (_, text, reason) => {
  const problems = await problemsAfter(append(insight, text), [insight]);
  expect(problems).toEqual([
    { file: `${insight}/en.mdx`, line: (await linesOf(insight)) + 2, reason: expect.stringMatching(reason) },
  ]);
});

/** Each is told beside all the others: to have the text compiled for each of them took most of the time of these tests. */
test("refused in the text, each with its line", async () => {
  const faults: [what: string, text: string, reason: RegExp][] = [
    ["a component that there is not", "<Video />", /^Texts can't use <Video>\. They can use: SiteName/],
    ["HTML that does something", '<iframe src="https://example.com" />', /^Texts can't use <iframe>/],
    [
      "a deal that is none",
      '<SearchLink deal="rent">x</SearchLink>',
      /deal="rent", which is unknown\. Choose from: to-let, for-sale, investment/,
    ],
    [
      "a type that is none",
      '<SearchLink deal="to-let" type="castle">x</SearchLink>',
      /type="castle", which is unknown/,
    ],
    [
      "a search without its deal",
      '<LiveFigures type="office" />',
      /^<LiveFigures> needs deal="…"\. It is written so: <LiveFigures deal/,
    ],
    ["an attribute too many", '<PlaceMap place="BE" zoom="4" />', /^<PlaceMap> knows no zoom/],
    [
      "a search in no place",
      '<SearchLink deal="to-let" place="BE-1">x</SearchLink>',
      /names the place BE-1, which there is not/,
    ],
    ["a page that there is not", '<CallToAction page="shop">x</CallToAction>', /page="shop", which is unknown/],
    [
      "an insight that there is not",
      '<InsightLink insight="2020-01-01-x">x</InsightLink>',
      /leads to the insight 2020-01-01-x, which there is not/,
    ],
    ["a link without words", '<SearchLink deal="to-let" />', /needs words to click on/],
    ["a block within a sentence", 'See <Listings deal="to-let" /> here.', /^<Listings> stands alone on its line/],
    ["a dead link", "[x](/en/nowhere)", /^The link to \/en\/nowhere leads to no page of this site/],
    ["a link to a type that is none", "[x](/en/to-let/castle)", /leads to no page/],
    ["a link to a place that is none", "[x](/en/to-let/office/atlantis)", /leads to no page/],
    [
      "a link to another language",
      "[x](/fr/contact)",
      /leads to another language\. In this text it begins with \/en\//,
    ],
    ["a link to one listing", "[x](/en/property/abc)", /leads to one listing, which will be gone/],
    ["a link without https", "[x](http://example.com)", /is not https/],
    ["a link that is not complete", "[x](www.example.com)", /is not complete/],
    ["a link to no heading", "[x](#nothing)", /leads to no heading of this text/],
    ["a picture that is not there", "![x](./nothing.jpg)", /^The picture \.\/nothing\.jpg is not there/],
    ["a picture without a description", "![](./cover.png)", /^The picture has no description/],
    ["a picture within a sentence", "See ![x](./cover.png) here.", /^A picture stands alone/],
    ["a title within the text", "# Title", /^A heading with one # is the title/],
    ["a footnote", "Words[^1].\n\n[^1]: Note.", /^Texts have no footnotes/],
  ];
  const text = faults.map(([, each]) => each).join("\n\n");
  const problems = await problemsAfter(append(insight, text), [insight]);
  const first = (await linesOf(insight)) + 2;
  const lineOf = (at: number) =>
    first + faults.slice(0, at).reduce((sum, [, each]) => sum + each.split("\n").length + 1, 0);
  const told = faults.map(([what], at) => {
    const here = problems.filter(({ line }) => line === lineOf(at));
    return [what, here.map(({ reason }) => reason)];
  });
  expect(told).toEqual(faults.map(([what, , reason]) => [what, [expect.stringMatching(reason)]]));
  expect(problems.map(({ file }) => file)).toEqual(faults.map(() => `${insight}/en.mdx`));
});

test("a legal text shows nothing that changes by itself", async () => {
  const [problem] = await problemsAfter(append(terms, '<LiveFigures deal="to-let" />'), [terms]);
  expect(problem?.reason).toMatch(/^A legal text can't show <LiveFigures>/);
});

test("a missing translation is named", async () => {
  expect(await problemsAfter((folder) => rm(path.join(folder, location, "fr.mdx")), [location])).toEqual([
    {
      file: `${location}/fr.mdx`,
      line: undefined,
      reason: "This translation is missing; the text is there in en and nl.",
    },
  ]);
});

test("a key of the specification that is missing is named in each of its languages", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "quartier-content-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { problems, specified } = await checkContent(folder, new Map([["about/be", ["en", "fr"]]]));
  expect(specified).toEqual([{ key: "about/be", languages: ["en", "fr"], missing: ["en", "fr"] }]);
  expect(problems.filter(({ reason }) => reason.includes("is missing")).map(({ file }) => path.basename(file))).toEqual(
    ["en.mdx", "fr.mdx"],
  );
});

test("a day that has not come is named: no text waits for it", async () => {
  const inYears = `${new Date().getFullYear() + 2}-01-31`;
  const problems = await problemsAfter(edit(terms, /^updated:.*$/m, `updated: ${inYears}`), [terms]);
  expect(problems.filter(({ reason }) => reason.startsWith("“updated” is a day that has not come"))).toHaveLength(1);
});

test("a text that was checked before it was changed is named: what is new in it nobody has compared", async () => {
  const withDays = (updated: string, checked: string) =>
    problemsAfter(edit(insight, /^updated:.*\nchecked:.*$/m, `updated: ${updated}\nchecked: ${checked}`), [insight]);
  const isEarly = ({ reason }: { reason: string }) => reason.startsWith("“checked” is a day before “updated”");
  expect((await withDays("2026-11-20", "2026-11-19")).filter(isEarly)).toHaveLength(1);
  expect((await withDays("2026-11-20", "2026-11-20")).filter(isEarly)).toEqual([]);
});

test("languages that contradict each other are noticed: here two versions of the terms", async () => {
  const problems = await problemsAfter(edit(terms, /^version:.*$/m, 'version: "1.1"'), [terms]);
  const reasons = problems.map(({ reason }) => reason);
  expect(reasons).toContainEqual(
    expect.stringMatching(/^“version” differs from en\.mdx, and is the same in every language/),
  );
});

test("a new version names the one before and its day, and has a later one itself", async () => {
  const reasonsFor = async (entries: string) => {
    const problems = await problemsAfter(edit(terms, /^version:.*\nupdated:.*$/m, entries), [terms]);
    return problems.map(({ reason }) => reason).filter((reason) => !reason.includes("differs from"));
  };
  const replacing = (version: string, updated: string) => `\nreplaces:\n  version: "${version}"\n  updated: ${updated}`;
  const [unsaid] = await reasonsFor('version: "1.1"\nupdated: 2026-11-01');
  expect(unsaid).toMatch(/^“version” is 1\.1, and nothing says which version it replaces/);
  const [old] = await reasonsFor(`version: "1.1"\nupdated: 2025-10-13${replacing("1.0", "2025-10-13")}`);
  expect(old).toMatch(/^“updated” is not later than that of the version it replaces/);
  expect(await reasonsFor(`version: "1.1"\nupdated: 2026-11-01${replacing("1.0", "2025-10-13")}`)).toEqual([]);
  // Only the number was raised the second time.
  const [kept] = await reasonsFor(`version: "1.2"\nupdated: 2026-11-01${replacing("1.0", "2025-10-13")}`);
  expect(kept).toMatch(/^“replaces” is version 1\.0, which is not the one before 1\.2/);
  expect(await reasonsFor(`version: "2.0"\nupdated: 2026-11-02${replacing("1.4", "2026-11-01")}`)).toEqual([]);
});

test("a text too short or too long to help is refused", async () => {
  const [short] = await problemsAfter(edit(location, /\n---\n[^]*$/, "\n---\n\nA few words.\n"), [location]);
  expect(short?.reason).toMatch(/^The text has 3 words and needs 150 at least/);
  const [long] = await problemsAfter(append(location, "word ".repeat(300)), [location]);
  expect(long?.reason).toMatch(/words, at most 560 are read/);
});

test("a text with the name changed is refused", async () => {
  const copied = "locations/be/office/dinant";
  const problems = await problemsAfter(
    async (folder) => {
      await mkdir(path.join(folder, copied), { recursive: true });
      for (const name of await readdir(path.join("content", location))) {
        const source = await readFile(path.join("content", location, name), "utf8");
        await writeFile(
          path.join(folder, copied, name),
          source.replaceAll(/Namur|Namen/g, "Dinant").replaceAll("BE-92094", "BE-91034"),
        );
      }
    },
    [location],
  );
  expect(problems).toHaveLength(3);
  for (const { reason } of problems)
    expect(reason).toMatch(/^(9\d|100) % of its wording also stands in .+names and figures aside/);
});

test("a guide that says what another says is refused as well", async () => {
  const copied = "insights/2026-02-11-reading-an-area";
  const problems = await problemsAfter(
    (folder) => cp(path.join(folder, insight), path.join(folder, copied), { recursive: true }),
    [insight],
  );
  expect(problems.map(({ file }) => file)).toEqual(languages.map((language) => `${copied}/${language}.mdx`));
  for (const { reason } of problems)
    expect(reason).toMatch(/^100 % of its wording also stands in .+reading-a-floor-area/);
});

test("a picture that can't be opened, or is too small, is refused", async () => {
  const problems = await problemsAfter(
    (folder) => writeFile(path.join(folder, insight, "cover.png"), "no picture"),
    [insight],
  );
  expect(problems.map(({ reason }) => reason)).toEqual([expect.stringMatching(/^The picture can't be opened/)]);
  const small = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#a63d26" } })
    .png()
    .toBuffer();
  const [problem] = await problemsAfter(
    (folder) => writeFile(path.join(folder, insight, "cover.png"), small),
    [insight],
  );
  expect(problem?.reason).toMatch(/^The picture is 300 pixels wide and needs 640/);
});

test("two texts that say the same, as drafts of a translation do, are read like others", async () => {
  const copy = async (folder: string) => {
    for (const language of ["fr", "nl"]) {
      await cp(path.join(folder, insight, "en.mdx"), path.join(folder, insight, `${language}.mdx`));
    }
  };
  const problems = await problemsAfter(copy, [insight]);
  expect(problems.map(({ reason }) => reason)).toEqual([]);
});

test("files in the wrong place are noticed", async () => {
  const problems = await problemsAfter(
    async (folder) => {
      await mkdir(path.join(folder, "insights/lease"), { recursive: true });
      await writeFile(path.join(folder, "insights/lease/en.mdx"), "");
      await writeFile(path.join(folder, insight, "de.mdx"), "");
      await writeFile(path.join(folder, insight, "notes.docx"), "");
    },
    [insight],
  );
  expect(problems.map(({ file, reason }) => `${file}: ${reason}`)).toEqual([
    expect.stringMatching(/de\.mdx: A text is called after its language: en\.mdx, fr\.mdx, nl\.mdx/),
    expect.stringMatching(/notes\.docx: Texts end in \.mdx/),
    expect.stringMatching(/lease\/en\.mdx: No page shows a text of this folder/),
  ]);
});

test("what is no file of the folder's own, too large or a bomb is said to be so, and nothing of it runs", async () => {
  const bomb = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="12000" height="12000"><rect width="9" height="9"/></svg>`,
  );
  const found = await problemsAfter(
    async (folder) => {
      const inInsight = (name: string) => path.join(folder, insight, name);
      await symlink("/etc/passwd", inInsight("passwd.png"));
      await symlink("/etc", path.join(folder, "insights/linked"));
      await writeFile(inInsight("bomb.svg"), bomb);
      await writeFile(inInsight("huge.jpg"), "");
      await truncate(inInsight("huge.jpg"), 50_000_000);
      await writeFile(path.join(folder, terms, "nl.mdx"), "---js\n{ get title() { globalThis.ran = true } }\n---\n");
      await truncate(path.join(folder, location, "fr.mdx"), 50_000_000);
      await append(location, "See [this](#%E0%A4) and [that](/\\[).")(folder);
    },
    [insight, location, terms],
  );
  const reasons = Object.fromEntries(found.map(({ file, reason }) => [file, reason]));
  expect(reasons).toMatchObject({
    [`${insight}/passwd.png`]: expect.stringMatching(/^This is a link/),
    "insights/linked": expect.stringMatching(/^This is a link/),
    [`${insight}/bomb.svg`]: expect.stringMatching(/^The picture is 12000 × 12000 pixels/),
    [`${insight}/huge.jpg`]: expect.stringMatching(/^The picture has 50 MB/),
    [`${terms}/nl.mdx`]: expect.stringMatching(/^The first line is ---/),
    [`${location}/fr.mdx`]: expect.stringMatching(/^The text has 50000000 bytes/),
  });
  expect(globalThis).not.toHaveProperty("ran");
});

test("a fault of an entry is told with its line, in whichever way the entry is written", async () => {
  const change = edit(location, /^place:.*$/m, '"place": BE-99999');
  const lines = (await readFile(path.join("content", location, "en.mdx"), "utf8")).split("\n");
  const line = lines.findIndex((each) => each.startsWith("place:")) + 1;
  expect(await problemsAfter(change, [location])).toContainEqual(
    expect.objectContaining({ line, reason: expect.stringMatching(/^There is no place/) }),
  );
});
