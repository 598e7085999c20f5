import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { findDocument, getDocument } from "./read-document.server.ts";

const schema = z.strictObject({ title: z.string(), updated: z.date() });

/** A content folder with one English text. */
async function folderWith(source: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "quartier-content-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, "insights/first"), { recursive: true });
  await writeFile(path.join(folder, "insights/first/en.mdx"), source);
  return folder;
}

const find = async (source: string) => findDocument("insights/first", "en", schema, await folderWith(source));

describe("a file of the content folder", () => {
  it("is read with its front matter", async () => {
    const source = '---\ntitle: "First"\nupdated: 2025-10-13\n---\n\nText.\n';
    const document = await find(source);
    expect(document).toMatchObject({ source, data: { title: "First", updated: new Date("2025-10-13") } });
  });

  it("has the spaces of print in French, whichever no-break space was written", async () => {
    const folder = await folderWith("");
    await writeFile(
      path.join(folder, "insights/first/fr.mdx"),
      "---\ntitle: Où\u00a0?\nupdated: 2025-10-13\n---\n12\u00a0%\n",
    );
    const document = await findDocument("insights/first", "fr", schema, folder);
    expect(document).toMatchObject({ source: expect.stringContaining("12\u202f%"), data: { title: "Où\u202f?" } });
  });

  it("may be missing, unless it must be there", async () => {
    const folder = await folderWith("");
    expect(await findDocument("insights/first", "nl", schema, folder)).toBeNull();
    await expect(getDocument("insights/first", "nl", schema, folder)).rejects.toThrow(
      "insights/first/nl.mdx is missing",
    );
  });

  it.each([
    ["lacks something", "---\ntitle: First\n---\n", /en\.mdx, line 1: “updated” is missing/],
    [
      "says something that is not asked for",
      "---\ntitle: First\nupdated: 2025-10-13\nauthor: X\n---\n",
      /en\.mdx, line 4: “author” is no entry/,
    ],
    ["is no front matter", "Text.", /en\.mdx, line 1: The entries above the text are missing[^]*title, updated/],
    ["can't be read", "---\ntitle: [\n---\n", /en\.mdx, line 2: The lines between --- and --- can't be read/],
  ])("is refused, by name, when its front matter %s", async (_, source, message) => {
    await expect(find(source)).rejects.toThrow(message);
    // A second time as well.
    await expect(find(source)).rejects.toThrow(message);
  });

  it("may begin with the mark of some editors and end its lines as Windows does", async () => {
    const document = await find('\ufeff---\r\ntitle: "First"\r\nupdated: 2025-10-13\r\n---\r\n\r\nText.\r\n');
    expect(document?.data).toEqual({ title: "First", updated: new Date("2025-10-13") });
  });

  it("is a text of its own: no link to one elsewhere, not 50 MB, and UTF-8", async () => {
    const folder = await folderWith("");
    const file = path.join(folder, "insights/first/en.mdx");
    const read = () => findDocument("insights/first", "en", schema, folder);
    await truncate(file, 50_000_000);
    await expect(read()).rejects.toThrow(/en\.mdx: The text has 50000000 bytes, at most 60000 are read/);
    await writeFile(file, Buffer.from("---\ntitle: caf\xe9\n---\n", "latin1"));
    await expect(read()).rejects.toThrow(/en\.mdx: The text is not UTF-8/);
    await rm(file);
    await symlink("/etc/passwd", file);
    await expect(read()).rejects.toThrow(/en\.mdx: This is no file of its own/);
  });
});
