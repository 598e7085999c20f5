import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { tagged } from "#app/http/cache-tags.ts";
import { isCaching, type PageSource } from "#app/http/page-cache.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { shellSources } from "#app/listings/demonstration-listings.server.ts";
import { gazetteerSource, getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { contentComponents } from "./content-components.server.tsx";
import type { ContentKind } from "../content-keys.ts";
import { listPictures } from "../content-pictures.server.ts";
import type { ContentEntry } from "../documents.server.ts";
import { explainInPlace } from "../explain-in-place.server.tsx";
import { listInsights } from "../insights/insights.server.ts";
import { refuses, renderLivePart, type LivePart } from "../live/live-parts.server.tsx";
import { renderMdx, type RenderedText, type Section } from "../render-mdx.server.tsx";
import { ContentsList } from "../table-of-contents.tsx";

/** A text with gaps: what stands between its live parts, one more than these. */
interface TextWithGaps {
  pieces: string[];
  live: LivePart[];
  sections: Section[];
}

/** A text with what its calculator makes of the address. */
interface AskedText extends RenderedText {
  /** Whether it can't reckon with what was typed: the page's title says so. */
  refusedForm: boolean;
}

type Entry = Pick<ContentEntry<ContentKind>, "file" | "source" | "language" | "problem">;

/** By gazetteer, whose places texts name, and file: made once in production, where neither changes. */
const cache = new WeakMap<Gazetteer, Map<string, Promise<TextWithGaps>>>();

/**
 * A text as HTML, for `passMarkup` and `<ContentText>`. What it shows of listings is at most a minute old; all the rest is
 * made once. In development a text that can't be shown says why in its place.
 * @param query of the page's address: what a calculator in the text is asked
 */
export async function renderDocument(db: Database, entry: Entry, query = new URLSearchParams()): Promise<AskedText> {
  try {
    if (entry.problem !== undefined) throw new Error(entry.problem);
    const { pieces, live, sections } = await findText(await getGazetteer(db), entry);
    const parts = await Promise.all(live.map((part) => renderLivePart(db, part, entry.language, query)));
    const html = pieces.map((piece, index) => piece + (parts[index] ?? "")).join("");
    return { html, sections, refusedForm: live.some((part) => refuses(part, query)) };
  } catch (error) {
    return { ...explainInPlace(error, entry.language), refusedForm: false };
  }
}

/**
 * What a text's page is made of, for `cachePage`: its live parts, each as it stands, beside what every page and every text
 * is made of. A part that is a minute old is made again, and the page with it if it says something else.
 */
export async function textSources(db: Database, entry: Entry): Promise<PageSource[]> {
  if (!isCaching) return [];
  const { live } = await findText(await getGazetteer(db), entry);
  return [...shellSources, gazetteerSource, ...live.map((part) => livePartSource(part, entry.language))];
}

/** A calculator says nothing but what the address asks. */
function livePartSource(part: LivePart, language: Language): PageSource {
  return tagged("counts", (db) => renderLivePart(db, part, language, new URLSearchParams()));
}

function findText(gazetteer: Gazetteer, entry: Entry): Promise<TextWithGaps> {
  const texts = cache.get(gazetteer) ?? new Map<string, Promise<TextWithGaps>>();
  cache.set(gazetteer, texts);
  const { file } = entry;
  const text = texts.get(file) ?? renderWithGaps(gazetteer, entry);
  if (settings.NODE_ENV === "production" && !texts.has(file)) {
    texts.set(file, text);
    text.catch(() => texts.delete(file)); // The caller sees the error; the next one tries again.
  }
  return text;
}

/** Marks of what is filled in later; components leave them (content-components.server.tsx). */
const marks = /<template data-part="(\w+)"><\/template>/;

async function renderWithGaps(gazetteer: Gazetteer, { file, source, language }: Entry): Promise<TextWithGaps> {
  const live: LivePart[] = [];
  const [pictures, insights] = await Promise.all([listPictures(path.dirname(file)), listInsights(language)]);
  const components = contentComponents({
    language,
    gazetteer,
    pictures,
    insights: new Map(insights.map(({ key, slug }) => [key, slug])),
    addLive: (part) => String(live.push(part) - 1),
  });
  const { html, sections } = await renderMdx(file, source, components);
  const contents = contentsOf(sections, language);
  // Split by the marks, every second piece is a mark's name: `contents`, or the number of a live part, in order.
  const pieces = [""];
  for (const [index, piece] of html.split(marks).entries()) {
    if (index % 2 === 0) pieces[pieces.length - 1] += piece;
    else if (piece === "contents") pieces[pieces.length - 1] += contents;
    else pieces.push("");
  }
  return { pieces, live, sections };
}

function contentsOf(sections: readonly Section[], language: Language): string {
  return renderToStaticMarkup(<ContentsList heading={textsIn(language)("legal.contents")} sections={sections} />);
}
