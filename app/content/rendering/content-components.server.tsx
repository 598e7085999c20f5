import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { href, type Page } from "#app/i18n/paths.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { whereIs } from "#app/filters/describe.ts";
import { namePlace } from "#app/filters/search-places.server.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { companyFactNames } from "#app/http/company-facts.ts";
import { companyFacts, legalForm, operator } from "#app/seo/operator.server.ts";
import type { ContentPicture } from "../content-pictures.server.ts";
import type { TextSearch } from "../content-tags.server.ts";
import type { LivePart, MarketPart } from "../live/live-parts.server.tsx";
import { PlaceMap } from "../parts/place-map.tsx";
import { Cell, ColumnHeading, Row, ScrollingTable } from "../parts/scrolling-table.tsx";
import { TextPicture } from "../parts/text-picture.tsx";
import type { ContentComponents } from "../render-mdx.server.tsx";
import { placesOf, queryOf } from "../search-of-tag.ts";

/** What a text is rendered with; a legal text, which points at no place, needs its language alone. */
interface TextSurroundings {
  language: Language;
  gazetteer?: Gazetteer;
  /** Slugs of insights in the language, by key. */
  insights?: ReadonlyMap<string, string>;
  /** The pictures beside the text, by name. */
  pictures?: ReadonlyMap<string, ContentPicture>;
  /** Takes a part that is made at each request. @returns what marks its place */
  addLive?: (part: LivePart) => string;
}

type Words = { children?: ReactNode };

/** What every text may use beside markdown (docs/editing.md; the check knows the same names from content-tags). */
export function contentComponents(around: TextSurroundings): ContentComponents {
  const { language } = around;
  const t = textsIn(language);
  const live = (show: MarketPart["show"]) =>
    function Live(search: TextSearch) {
      return <template data-part={needed(around.addLive, "live parts")({ show, search })} />;
    };
  const calculator = () => <template data-part={needed(around.addLive, "a calculator")({ show: "purchase-costs" })} />;
  return {
    SiteName: () => operator.siteName,
    OperatorName: () => operator.name,
    OperatorLegalForm: () => legalForm[language],
    OperatorAddress: () => <OperatorAddress t={t} />,
    ContactEmail: MailLink,
    PageLink: ({ page, children }: Words & { page: Page }) => <a href={href(page, language)}>{children}</a>,
    SearchLink: ({ children, ...search }: Words & TextSearch) => <a href={hrefOf(search, around)}>{children}</a>,
    InsightLink: ({ insight, children }: Words & { insight: string }) => (
      <a href={insightHref(insight, around)}>{children}</a>
    ),
    CallToAction: ({ page, children, ...search }: Words & TextSearch & { page?: Page }) => (
      <p className="call-to-action">
        <a className="button" href={page ? href(page, language) : hrefOf(search, around)}>
          {children}
        </a>
      </p>
    ),
    Contents: () => <template data-part="contents" />,
    PlaceMap: ({ place }: { place: string }) => <MapOf place={place} around={around} />,
    LiveFigures: live("figures"),
    Listings: live("listings"),
    PurchaseCosts: calculator,
    // The only input that markdown makes: the box of a list to tick off, on paper.
    input: () => <span className="tick-box" aria-hidden="true" />,
    table: ({ children }: Words) => (
      <ScrollingTable label={(columns) => t("content.table", { columns })}>{children}</ScrollingTable>
    ),
    tr: Row,
    th: ColumnHeading,
    td: Cell,
    img: ({ src = "", alt = "", title }: { src?: string; alt?: string; title?: string }) => (
      <PictureOf src={src} alt={alt} caption={title} around={around} />
    ),
  };
}

function MailLink() {
  return <a href={`mailto:${operator.email}`}>{operator.email}</a>;
}

function OperatorAddress({ t }: { t: TFunction }) {
  const facts = companyFactNames.flatMap((name) => {
    const value = companyFacts[name];
    return value === undefined ? [] : [t("shell.company.line", { label: t(`shell.company.${name}`), value })];
  });
  return (
    <address>
      {[operator.name, ...operator.address.split("|"), ...facts].map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>
        <MailLink />
      </span>
    </address>
  );
}

function MapOf({ place: key, around: { language, gazetteer } }: { place: string; around: TextSurroundings }) {
  const t = textsIn(language);
  const all = needed(gazetteer, "places");
  const { location } = placesOf({ place: key }, all);
  if (!location) return null;
  const name = location.names[language];
  const where = whereIs(namePlace(location, language), language, t);
  return (
    <PlaceMap
      place={location}
      within={all.descendantIds(location).map((id) => all.getById(id))}
      name={name}
      label={t("content.map", { place: name })}
      href={searchHref({ location: location.slugs[language], display: "map" }, language)}
      words={t("content.seeOnMap", { where })}
    />
  );
}

interface PictureOfProps {
  src: string;
  alt: string;
  caption?: string;
  around: TextSurroundings;
}

function PictureOf({ src, alt, caption, around }: PictureOfProps) {
  const picture = around.pictures?.get(src.replace(/^\.\//, ""));
  if (!picture) throw new Error(`the picture ${src} is not there`);
  const { key, width, height } = picture;
  return <TextPicture photoKey={key} width={width} height={height} alt={alt} caption={caption} />;
}

function hrefOf(search: TextSearch, { language, gazetteer }: TextSurroundings): string {
  const places = search.place === undefined ? {} : placesOf(search, needed(gazetteer, "places"));
  return searchHref(queryOf(search, places, language), language);
}

function insightHref(insight: string, { language, insights }: TextSurroundings): string {
  const slug = needed(insights, "insights").get(`insights/${insight}`);
  if (slug === undefined) throw new Error(`there is no insight ${insight}`);
  return href("insight", language, { slug });
}

function needed<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`a text of this kind can't show ${what}`);
  return value;
}
