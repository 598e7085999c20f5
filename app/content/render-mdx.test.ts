import { describe, expect, it } from "vitest";
import { renderMdx } from "./render-mdx.server.tsx";

const render = (source: string) => renderMdx("content/tests/en.mdx", source, { SiteName: () => "Quartier" });

describe("a text of the content folder", () => {
  it("becomes static HTML, its front matter left out", async () => {
    const { html } = await render('---\ntitle: "Title"\n---\n\nOn <SiteName />, **all** is `well`.\n\n- one\n');
    expect(html).toBe("<p>On Quartier, <strong>all</strong> is <code>well</code>.</p>\n<ul>\n<li>one</li>\n</ul>");
  });

  it("has sections that can be linked to, by their words, without number and accents", async () => {
    const { html, sections } = await render("## 1. Qui sommes-nous ?\n\nNous.\n\n### Plus\n\n## Où *cela* mène\n");
    expect(sections).toEqual([
      { id: "qui-sommes-nous", heading: "1. Qui sommes-nous ?" },
      { id: "ou-cela-mene", heading: "Où cela mène" },
    ]);
    expect(html).toContain(
      '<h2 id="qui-sommes-nous"><span>1. Qui <span class="unbroken">sommes-nous</span> ?</span></h2>',
    );
    expect(html).toContain('<h2 id="ou-cela-mene">Où <em>cela</em> mène</h2>');
    expect(html).toContain("<h3>Plus</h3>");
  });

  it("may say the same heading twice", async () => {
    const { sections } = await render("## Prices\n\n## Prices 2\n\n## Prices\n\n## Prices\n");
    expect(sections.map(({ id }) => id)).toEqual(["prices", "prices-2", "prices-3", "prices-4"]);
  });

  it("is the text given, whatever stands in its file by now", async () => {
    const { html } = await renderMdx("content/legal/terms/en.mdx", "Another text.", {});
    expect(html).toBe("<p>Another text.</p>");
  });

  it("is refused when it uses what it can't, by name", async () => {
    await expect(render("Ask <Nobody />.\n")).rejects.toThrow(
      "content/tests/en.mdx, line 1: Texts can't use <Nobody>.",
    );
  });

  it("is refused when it is no valid MDX, with its file and line", async () => {
    await expect(render("Fine.\n\nNot <b>closed.\n")).rejects.toThrow(
      "content/tests/en.mdx, line 3: <b> is opened and not closed before its paragraph ends.",
    );
  });

  it.each([
    ["{globalThis.ran = true}", 1],
    ["Text.\n\nToday {globalThis.ran = true}.", 3],
    ["{/* a remark */ (globalThis.ran = true) /* another */}", 1],
    ['import "node:fs";\n\nText.', 1],
    ["export const ran = (globalThis.ran = true);\n\nText.", 1],
    ["<SiteName {...(globalThis.ran = true)} />", 1],
    ["<SiteName title={(globalThis.ran = true)} />", 1],
    ["Text.\n\n<constructor.constructor />", 3],
    ["<MDXContent />", 1],
    ['<script src="https://example.com/x.js" />', 1],
  ])("runs nothing: %s is refused with its line", async (source, line) => {
    await expect(render(source)).rejects.toThrow(`content/tests/en.mdx, line ${line}: `);
    expect(globalThis).not.toHaveProperty("ran");
  });

  it("may hold remarks, which nobody sees", async () => {
    expect(await render("One.{/* until March */}\n\n{/* not yet */}\n\nTwo.")).toMatchObject({
      html: "<p>One.</p>\n<p>Two.</p>",
    });
  });

  it("never has its entries read by the bundler, in whatever language", async () => {
    const source = "---js\n{ get a() { globalThis.ran = true; return 1 } }\n---\nText.";
    await expect(render(source)).rejects.toThrow("line 1: The first line is --- and nothing else.");
    await expect(render(`\ufeff${source}`)).rejects.toThrow(/line \d/);
    expect(globalThis).not.toHaveProperty("ran");
  });
});
