import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Database } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { listInsights } from "../insights/insights.server.ts";
import { renderDocument } from "./render-document.server.tsx";

/** A text with its pictures, rendered. */
async function render(db: Database, source: string, language: Language = "en", pictures: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "quartier-content-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(pictures)) await writeFile(path.join(folder, name), content);
  return renderDocument(db, { file: path.join(folder, `${language}.mdx`), source, language });
}

dbTest("links in a text lead to the search, page and insight in its language", async ({ db }) => {
  const [insight] = await listInsights("fr");
  const name = insight!.key.replace("insights/", "");
  const { html } = await render(
    db,
    `Voyez <SearchLink deal="to-let" type="office" place="BE-44021">Gand</SearchLink>,
<SearchLink deal="for-sale" place="BE-44021">tout à Gand</SearchLink>,
<PageLink page="contact">écrivez</PageLink>, <InsightLink insight="${name}">lisez</InsightLink>.`,
    "fr",
  );
  const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual([
    "/fr/a-louer/bureau/gand",
    "/fr/a-vendre?location=gand",
    "/fr/contact",
    `/fr/actualites/${insight!.slug}`,
  ]);
});

dbTest("figures and cards are those of the listings, and follow them", async ({ db }) => {
  await makeListings(db, { type: "office" }, { type: "office" }, { type: "house" });
  const text =
    '<LiveFigures deal="to-let" type="office" place="BE-44021" />\n\nBetween.\n\n<Listings deal="to-let" type="office" />\n';
  const { html } = await render(db, text);
  expect(html).toMatch(
    /On the market now: offices to let in Ghent[^]*<dd>2<\/dd>[^]*<p>Between\.<\/p>[^]*<ol class="cards">/,
  );
  expect(html.match(/<article class="card"/g)).toHaveLength(2);
  expect(html).toContain('<h3 class="card-title">');
  expect(html).not.toContain("<template");
  expect(html).toContain('<a href="/en/to-let/office/ghent">See all 2 listings</a>');
});

dbTest("a text about what nobody offers says so, and how to hear of it", async ({ db }) => {
  const { html } = await render(
    db,
    '<LiveFigures deal="investment" place="LU" />\n\n<Listings deal="investment" />\n',
    "nl",
  );
  expect(html.match(/Daar worden op dit moment geen panden aangeboden\./g)).toHaveLength(2);
  expect(html).toContain('href="/nl/investering?location=luxemburg"');
});

dbTest("a calculator answers what the page's address asks, without script", async ({ db }) => {
  const entry = { file: "content/legal/terms/en.mdx", source: "<PurchaseCosts />\n", language: "en" } as const;
  const { html } = await renderDocument(db, entry, new URLSearchParams("region=wallonia&use=own-home&price=300.000"));
  expect(html).toMatch(/<form[^>]* method="get"/);
  expect(html).toContain("<dd>€9,000</dd>");
  expect(html).toMatch(/<option value="wallonia" selected="">/);
  expect(html).not.toContain("<script");
  const { html: asked } = await renderDocument(db, entry, new URLSearchParams("region=brussels&price=%22%3E%3Cb%3E"));
  expect(asked).toContain("Enter the price in figures");
  expect(asked).toMatch(/<input[^>]* value="&quot;&gt;&lt;b&gt;"/);
  expect(asked).not.toContain("<b>");
});

dbTest("a list to tick off has a box before each line, and no field that nothing sends", async ({ db }) => {
  const { html } = await render(db, "- [ ] The plan\n- [x] The keys\n");
  expect(html.match(/<span class="tick-box" aria-hidden="true">/g)).toHaveLength(2);
  expect(html).not.toContain("<input");
});

dbTest("a table of contents lists the headings, wherever it stands", async ({ db }) => {
  const { html } = await render(db, "<Contents />\n\n## One\n\nText.\n\n## Two\n");
  expect(html).toMatch(
    /^<nav class="contents"[^]*<a href="#one">One<\/a>[^]*<a href="#two">Two<\/a>[^]*<\/nav>\s*<h2 id="one">/,
  );
});

dbTest("a table scrolls by itself, is reached by the keyboard and says what it is", async ({ db }) => {
  const { html } = await render(db, "| Place | Trains |\n|---|---:|\n| Ghent | 1,000 |\n");
  expect(html).toMatch(
    /^<div class="table-scroll" role="region" aria-label="Table: Place, Trains" tabindex="0"><table>/,
  );
});

dbTest("a corner above the names of rows is no heading, as it says nothing", async ({ db }) => {
  const { html } = await render(db, "| | Trains |\n|---|---:|\n| Ghent | 1,000 |\n");
  expect(html).toContain('aria-label="Table: Trains"');
  expect(html).not.toContain('<th scope="col"></th>');
  expect(html.match(/<th scope="col"/g)).toHaveLength(1);
  expect(html).toContain('<th scope="row">Ghent</th>');
});

dbTest("a column is aligned without an inline style, which the content security policy forbids", async ({ db }) => {
  const { html } = await render(db, "| Place | Trains |\n|---|---:|\n| Ghent | 1,000 |\n");
  expect(html).toContain("<td>Ghent</td>");
  expect(html).toContain('<td class="align-right">1,000</td>');
  expect(html).not.toContain("style=");
});

dbTest("a picture has its own shape and an address of what it shows", async ({ db }) => {
  const drawing = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="900" height="300" fill="${colour}"/></svg>`;
  const text = '![A red wall](./wall.svg "The wall")\n';
  const [red, blue] = await Promise.all(
    ["red", "blue"].map((colour) => render(db, text, "en", { "wall.svg": drawing(colour) })),
  );
  expect(red!.html).toMatch(
    /^<figure class="text-picture">[^]*alt="A red wall" width="900" height="300" loading="lazy"[^]*<figcaption>The wall</,
  );
  expect(red!.html).toContain("640w");
  expect(red!.html).not.toContain("960w");
  expect(red!.html).not.toBe(blue!.html);
});

dbTest("a map shows a place in its middle and leads to what is on offer there", async ({ db }) => {
  const { html } = await render(db, '<PlaceMap place="LU-0304-kirchberg" />\n', "fr");
  const { lat, lng } = (await getGazetteer(db)).byKey("LU-0304-kirchberg")!;
  const [, box = "", alt] =
    /<img src="\/map\/basemap\.svg\?box=([\d.,]+)&amp;scheme=day" alt="([^"]+)"/.exec(html) ?? [];
  const [west = 0, south = 0, east = 0, north = 0] = box.split(",").map(Number);
  expect((west + east) / 2).toBeCloseTo(lng, 4);
  expect((south + north) / 2).toBeCloseTo(lat, 4);
  expect(alt).toMatch(/^Carte\u00a0: .*Kirchberg et environs$/);
  expect(html).toMatch(/href="\/fr\/recherche\?location=kirchberg&amp;display=map"/);
});

dbTest("what can't be shown is refused by name, not left out", async ({ db }) => {
  await expect(render(db, '<SearchLink deal="to-let" place="BE-99999">x</SearchLink>\n')).rejects.toThrow(
    "No place has the key BE-99999",
  );
  await expect(render(db, "![x](./nothing.png)\n")).rejects.toThrow("the picture ./nothing.png is not there");
});
