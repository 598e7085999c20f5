import { useTranslation } from "react-i18next";
import { ReadyPart } from "#app/http/rendering/ready-part.tsx";
import { formatNumber } from "#app/i18n/formats.ts";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { SentenceSearch } from "./sentence-search.tsx";

const examples = ["first", "second", "third"] as const;

interface HomeHeroProps {
  language: Language;
  /** Listings on offer. */
  total: number;
}

/** The question, one box that takes a sentence, three examples that work, and a street to find a place in. */
export function HomeHero(given: HomeHeroProps) {
  return <ReadyPart as="section" className="hero" part={HeroContent} of={given} />;
}

function HeroContent({ language, total }: HomeHeroProps) {
  const { t } = useTranslation();
  const search = href("search", language);
  return (
    <>
      <div className="hero-words wrap">
        <h1>{t("home.heading")}</h1>
        <div className="hero-aside">
          <p className="lead">{t("home.lead")}</p>
          {total > 0 && (
            <p className="hero-total figures">
              {t("home.total", { count: total, formatted: formatNumber(total, language) })}
            </p>
          )}
        </div>
        <SentenceSearch language={language} />
        <div className="hero-examples">
          <h2 id="examples">{t("home.search.try")}</h2>
          <ul aria-labelledby="examples">
            {examples.map((example) => {
              const sentence = t(`home.search.examples.${example}`);
              return (
                <li key={example}>
                  <a href={`${search}?${new URLSearchParams({ sentence }).toString()}`}>{sentence}</a>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      <Drawing className="hero-street" name="street" width={2400} height={420} eager />
    </>
  );
}
