import { settings } from "#app/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { contentComponents } from "./content-components.server.tsx";
import type { ContentKind } from "./content-keys.ts";
import type { ContentEntry } from "./documents.server.ts";
import { renderMdx, type RenderedText } from "./render-mdx.server.tsx";

/** By file and source: rendered once in production, where neither changes. */
const kept = new Map<string, Promise<RenderedText>>();

/**
 * A text as HTML, for `handOver` and `<ContentText>`. What it shows of listings is at most a minute old; all the rest is
 * made once.
 */
export async function renderDocument(
  _db: Database,
  document: Pick<ContentEntry<ContentKind>, "file" | "source" | "language">,
): Promise<RenderedText> {
  const { file, source, language } = document;
  const text = kept.get(file) ?? renderMdx(file, source, contentComponents(language));
  if (settings.NODE_ENV === "production" && !kept.has(file)) {
    kept.set(file, text);
    text.catch(() => kept.delete(file)); // The caller sees the error; the next one tries again.
  }
  return text;
}
