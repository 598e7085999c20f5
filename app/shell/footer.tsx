import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import { areasHref } from "#app/content/area-path.ts";
import { ReadyMarkup } from "#app/http/rendering/page-markup.tsx";
import { ReadyPart } from "#app/http/rendering/ready-part.tsx";
import { countries } from "#app/places/place.ts";
import { countrySegments } from "#app/filters/path-segments.ts";
import type { PageSettings } from "#app/http/page-settings.ts";
import { companyFactNames, type CompanyFacts } from "#app/http/company-facts.ts";
import type { Alternates } from "#app/seo/page-meta.ts";
import { dataSources } from "#app/ui/data-sources.ts";
import { LinkedNames } from "#app/ui/linked-names.tsx";
import { LanguageSwitcher, linksOf, type LanguageLinks } from "./language-switcher.tsx";
import { shellLinks, type LinkView } from "./shell-links.ts";
import { Wordmark } from "./wordmark.tsx";

/** Whose data the site stands on; the licences ask for these names. */
const sources =
  "© OpenStreetMap contributors (ODbL) · Statbel (CC BY 4.0) · GeoNames (CC BY 4.0) · Administration du cadastre et de " +
  "la topographie, Luxembourg · Who’s On First · iRail · STIB-MIVB (CC BY 4.0) · LuST Scenario, University of Luxembourg " +
  "(MIT) · Natural Earth";

interface FooterProps {
  siteName: string;
  /** Missing on error pages alone. */
  operator: PageSettings["operator"] | undefined;
  language: Language;
  alternates: Alternates;
  /** True when listings made up for demonstration are on show. */
  demonstration: boolean;
}

/** Where every page ends: the ways into the search once more, towns, languages, contact, whose data this is. */
export function Footer({ alternates, ...of }: FooterProps) {
  return <ReadyPart as="footer" className="footer dark" part={FooterContent} of={of} slots={linksOf(alternates)} />;
}

type FooterContentProps = Omit<FooterProps, "alternates"> & { slots: LanguageLinks };

/** What the footer holds; see {@link Footer}. */
function FooterContent({ siteName, operator, language, demonstration, slots }: FooterContentProps) {
  const { t } = useTranslation();
  return (
    <div className="wrap">
      <nav aria-label={t("shell.footer.label", { site: siteName })}>
        <ReadyMarkup element="div" id={footerLinksId} className="footer-links" of={language}>
          <FooterLinks siteName={siteName} language={language} t={t} />
        </ReadyMarkup>
      </nav>
      <div className="footer-foot">
        <div className="footer-about">
          <Wordmark siteName={siteName} language={language} />
          <p>{t("shell.footer.about")}</p>
          {demonstration && <p className="footer-demonstration">{t("shell.footer.demonstration")}</p>}
        </div>
        <div className="footer-side">
          <a href={href("contact", language)}>{t("shell.nav.contact")}</a>
          <a href={href("termsofuse", language)}>{t("legal.terms")}</a>
          <a href={href("privacy", language)}>{t("legal.privacy")}</a>
          <a href={`${href("cookies", language)}#choices`}>{t("legal.cookies")}</a>
          <LanguageSwitcher language={language} links={slots} inFull />
        </div>
        {operator && (
          <p className="footer-data">
            {[operator.name, ...companyFactNames.flatMap((name) => factLine(name, operator.facts, t))].join("\u00a0· ")}
          </p>
        )}
        <p className="footer-data">
          <LinkedNames text={t("shell.footer.data", { sources })} links={dataSources} />
        </p>
      </div>
    </div>
  );
}

/** The element of the footer's links. */
export const footerLinksId = "footer-links";

/** The same on every page of a language. */
export function FooterLinks({ siteName, language, t }: { siteName: string; language: Language; t: TFunction }) {
  const links = shellLinks(language, t);
  return (
    <>
      {links.footer.map((column) => (
        <section key={column.href}>
          <h2>
            <a href={column.href}>{column.label}</a>
          </h2>
          <LinkList links={column.links} />
        </section>
      ))}
      <section className="footer-places">
        <h2>{t("shell.footer.places")}</h2>
        <LinkList links={links.towns} />
      </section>
      <section className="footer-site">
        <h2>{t("shell.footer.site", { site: siteName })}</h2>
        <LinkList links={siteLinks(language, siteName, t)} />
      </section>
    </>
  );
}

function factLine(name: (typeof companyFactNames)[number], facts: CompanyFacts, t: TFunction): string[] {
  const value = facts[name];
  return value === undefined ? [] : [t("shell.company.line", { label: t(`shell.company.${name}`), value })];
}

/** What is said beside the searches: who runs the site, who helps, what to read. */
function siteLinks(language: Language, site: string, t: TFunction): LinkView[] {
  const about = countries.map((country) => ({
    label: t(`shell.footer.aboutIn.${country}`, { site }),
    href: href("about", language, { country: countrySegments[country][language] }),
  }));
  const areas = areasHref(language);
  return [
    ...about,
    { label: t("shell.footer.services"), href: href("services", language) },
    { label: t("shell.footer.market"), href: href("markets", language) },
    { label: t("shell.nav.insights"), href: href("insights", language) },
    ...(areas ? [{ label: t("shell.footer.areas"), href: areas }] : []),
  ];
}

function LinkList({ links }: { links: LinkView[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
