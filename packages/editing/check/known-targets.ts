import { languages, type PerLanguage } from "../../../app/i18n/languages.ts";
import { readGazetteer, type GazetteerRow } from "../../../app/places/read-gazetteer.server.ts";
import { slugsOf } from "../../../app/content/insights/insight-slugs.ts";
import type { CheckedText } from "./read-texts.ts";

/** Everything a text may lead to, known without a database. */
export interface KnownTargets {
  places: ReadonlyMap<string, GazetteerRow>;
  /** Slugs of places. */
  placeSlugs: PerLanguage<ReadonlySet<string>>;
  /** `insights/2026-05-12-name`, each with its slug. */
  insights: PerLanguage<ReadonlyMap<string, string>>;
  /** Slugs of services. */
  services: PerLanguage<ReadonlySet<string>>;
}

let rows: GazetteerRow[] | undefined;

/** What the texts themselves and the files of the gazetteer say can be led to. */
export function knownTargets(texts: readonly CheckedText[]): KnownTargets {
  const places = (rows ??= readGazetteer());
  const inLanguages = <Value>(of: (language: (typeof languages)[number]) => Value) =>
    Object.fromEntries(languages.map((language) => [language, of(language)])) as PerLanguage<Value>;
  const titled = (text: CheckedText) => ({ key: text.key, title: titleOf(text) });
  return {
    places: new Map(places.map((row) => [row.key, row])),
    placeSlugs: inLanguages((language) => new Set(places.map(({ slugs }) => slugs[language]))),
    insights: inLanguages((language) =>
      slugsOf(texts.filter((text) => text.kind === "insight" && text.language === language).map(titled)),
    ),
    services: inLanguages(
      (language) =>
        new Set(
          texts.flatMap(({ kind, language: written, frontMatter: { slug } }) =>
            kind === "service" && written === language && typeof slug === "string" ? [slug] : [],
          ),
        ),
    ),
  };
}

function titleOf({ frontMatter: { title } }: CheckedText): string {
  return typeof title === "string" ? title : "";
}
