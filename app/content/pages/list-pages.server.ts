import { inEveryLanguage, languages, type Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import type { Country } from "#app/places/place.ts";
import { countrySegments } from "#app/filters/path-segments.ts";
import type { Alternates } from "#app/seo/page-meta.ts";
import { listDocuments } from "../documents.server.ts";
import { listInsights } from "../insights/insights.server.ts";
import { alternatesIn } from "../alternates-in.ts";
import { areaPath } from "../area-path.ts";
import { areaOfKey } from "../areas.server.ts";
import { listServices } from "../services.server.ts";

/** A page of its own that editors wrote, in the languages it is written in. */
interface ContentPage {
  alternates: Alternates;
  lastModified?: Date;
}

/** A text's page in one language. */
interface WrittenPage {
  key: string;
  path: string | null;
  changed?: Date;
}

/** Every page that stands for a text by itself: insights, area pages, about, services; not those below a search. */
export async function listContentPages(): Promise<ContentPage[]> {
  const lists = (["insights", "services"] as const).map((page) => ({
    alternates: alternatesIn(languages, (language) => href(page, language)),
  }));
  const written = await Promise.all(
    [listWrittenInsights, listWrittenAreas, listWrittenAbout, listWrittenServices].map(inEach),
  );
  return [...lists, ...written.flat()];
}

/** The same text's pages together. */
async function inEach(list: (language: Language) => Promise<WrittenPage[]>): Promise<ContentPage[]> {
  const pages = new Map<string, ContentPage>();
  for (const language of languages) {
    for (const { key, path, changed } of await list(language)) {
      const page: ContentPage = pages.get(key) ?? { alternates: inEveryLanguage(() => null) };
      page.alternates[language] = path;
      if (changed && !(page.lastModified && page.lastModified >= changed)) page.lastModified = changed;
      pages.set(key, page);
    }
  }
  return [...pages.values()];
}

async function listWrittenInsights(language: Language): Promise<WrittenPage[]> {
  return (await listInsights(language)).map(({ key, slug, document: { data } }) => ({
    key,
    path: href("insight", language, { slug }),
    changed: data.updated ?? data.published,
  }));
}

async function listWrittenAreas(language: Language): Promise<WrittenPage[]> {
  const areas = await listDocuments("area", language);
  return areas.map(({ key, parts }) => ({ key, path: areaPath(areaOfKey(parts), language) }));
}

async function listWrittenAbout(language: Language): Promise<WrittenPage[]> {
  return (await listDocuments("about", language)).map(({ key, parts }) => {
    const country = countrySegments[parts.country?.toUpperCase() as Country][language];
    return { key, path: href("about", language, { country }) };
  });
}

async function listWrittenServices(language: Language): Promise<WrittenPage[]> {
  const services = await listServices(language);
  return services.map(({ document: { key }, slug }) => ({ key, path: href("service", language, { slug }) }));
}
