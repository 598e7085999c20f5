import { useTranslation } from "react-i18next";
import { languageNames, languages, type Language } from "#app/i18n/languages.ts";
import type { Alternates } from "#app/seo/page-meta.ts";

/** The addresses of a page in the languages that it exists in. */
export type LanguageLinks = Partial<Readonly<Record<Language, string>>>;

/** Those of a page. */
export const linksOf = (alternates: Alternates): LanguageLinks =>
  Object.fromEntries(Object.entries(alternates).filter(([, path]) => path !== null));

interface LanguageSwitcherProps {
  language: Language;
  links: LanguageLinks;
  /** Languages by their own names instead of their upper-case codes. */
  inFull?: boolean;
}

/** The same page in each language, as plain links; greyed out where it does not exist. */
export function LanguageSwitcher({ language, links, inFull }: LanguageSwitcherProps) {
  const { t } = useTranslation();
  return (
    <ul className={inFull ? "languages languages-full" : "languages"}>
      {languages.map((code) => {
        const path = links[code];
        const label = inFull ? languageNames[code] : code.toUpperCase();
        return (
          <li key={code}>
            {path === undefined ? (
              <span aria-disabled="true" role="link" title={t("shell.nav.notInLanguage")}>
                {label}
              </span>
            ) : (
              <a href={path} hrefLang={code} lang={code} aria-current={code === language ? "true" : undefined}>
                {label}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
