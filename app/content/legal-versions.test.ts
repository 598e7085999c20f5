import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { getLegalVersions, LegalVersionsError } from "./legal-versions.server.ts";

/** A content folder that holds these English legal texts, by name. */
async function contentWith(texts: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "quartier-content-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(path.join(folder, "legal", name), { recursive: true });
    await writeFile(path.join(folder, "legal", name, "en.mdx"), text);
  }
  return folder;
}

const terms = '---\ntitle: Terms\nversion: "2.3"\n---\nText';
const privacy = '---\ntitle: Privacy\nversion: "4.0"\n---\nText';

describe("the versions of the legal texts", () => {
  it("are 1.0", async () => {
    expect(await getLegalVersions()).toEqual({ terms: "1.0", privacy: "1.0" });
  });

  it("come from the front matter of the English texts", async () => {
    const folder = await contentWith({ terms, privacy });
    const french = '---\nversion: "9.9"\n---\nTexte';
    await writeFile(path.join(folder, "legal", "terms", "fr.mdx"), french);
    expect(await getLegalVersions(folder)).toEqual({ terms: "2.3", privacy: "4.0" });
  });

  it.each([
    ["a text that is missing", { terms }, ["privacy"]],
    ["both, when both are missing", {}, ["terms", "privacy"]],
    ["a text that says no version", { terms: "---\ntitle: Terms\n---\nText", privacy }, ["terms"]],
    ["a text without front matter", { terms, privacy: "Text" }, ["privacy"]],
    [
      "a version without quotation marks, which is a number",
      { terms, privacy: "---\nversion: 1.0\n---\n" },
      ["privacy"],
    ],
  ])("are refused, naming %s", async (_, texts: Record<string, string>, missing) => {
    const error = await getLegalVersions(await contentWith(texts)).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(LegalVersionsError);
    expect(error).toMatchObject({ name: "LegalVersionsError", missing });
    for (const name of missing) expect((error as Error).message).toContain(`content/legal/${name}/en.mdx`);
  });
});
