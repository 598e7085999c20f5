import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Around } from "#app/basemap/around/around.tsx";
import type { NoPriceContext, PriceContext } from "#app/listings/context/price-context.server.ts";
import { PriceHistory } from "#app/listings/context/price-history-chart.tsx";
import type { YieldContext } from "#app/listings/context/yield-context.server.ts";
import { YieldInContext } from "#app/listings/context/yield-in-context.tsx";
import type { CostsView } from "./costs-view.ts";
import { EnergyLabel } from "./energy-label.tsx";
import { FactsTable } from "./facts-table.tsx";
import type { ListingView } from "./listing-view.server.ts";
import { Price } from "#app/listings/price.tsx";
import { UnitsTable } from "./units-table.tsx";
import { WhatItCosts } from "./what-it-costs.tsx";

interface ListingBodyProps {
  view: ListingView;
  context: PriceContext | NoPriceContext | undefined;
  yieldContext: YieldContext | undefined;
  costs: CostsView | undefined;
}

/** What there is to read about a property, from its name to what the law wants told. */
export function ListingBody({ view, context, yieldContext, costs }: ListingBodyProps) {
  const { t } = useTranslation();
  const { title, address, status, description, units, facts, energy, legal, documents, place } = view;
  return (
    <>
      <header className="listing-head">
        <h1 lang={title.lang}>{title.text}</h1>
        <p className="soft figures">
          {`${address.line}\u00a0· `}
          <span className="unbroken-box">{t("listing.page.reference", { reference: view.reference })}</span>
          {"\u00a0· "}
          <span className="unbroken-box">{view.since}</span>
        </p>
        {view.demonstration && <p className="listing-demonstration">{t("listing.page.demonstration")}</p>}
      </header>
      {status?.note && <Notice>{status.note}</Notice>}
      <dl className="key-figures figures">
        {view.prices.map(({ quote, deal, terms, beside }) => (
          <div key={quote.amount + quote.unit} className="key-price">
            <dt>{[deal, terms || t("listing.page.salePrice")].filter(Boolean).join(", ")}</dt>
            <dd>
              <Price quote={quote} />
              {beside.map((words) => (
                <span key={words} className="price-otherwise">
                  {words}
                </span>
              ))}
            </dd>
          </div>
        ))}
        {view.figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {description && (
        <section className="listing-text">
          <h2>{t("listing.page.description")}</h2>
          {description.lang && <OnlyIn lang={description.lang} />}
          <div lang={description.lang}>
            {description.paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      {units && (
        <section>
          <h2>{t("listing.units.title")}</h2>
          <UnitsTable table={units} />
        </section>
      )}
      <section>
        <h2>{t("listing.facts.title")}</h2>
        <FactsTable rows={facts} />
      </section>
      <WhatItCosts costs={costs} context={context} rentFirst={view.prices.length > 1} />
      {yieldContext && <YieldInContext context={yieldContext} />}
      {view.history && <PriceHistory history={view.history} />}
      {energy && (
        <section>
          <h2>{t("listing.energy.title")}</h2>
          <EnergyLabel energy={energy} />
        </section>
      )}
      <section className="listing-place">
        <div>
          <h2>{t("listing.place.title")}</h2>
          <address>
            {address.street && <span>{address.street}</span>}
            <span>{address.town}</span>
            {address.line !== address.town && <span className="soft">{address.label}</span>}
          </address>
          {place.hidden && <p className="soft">{t("listing.place.hidden")}</p>}
        </div>
        <Around view={place.around} />
        <p className="listing-place-links">
          <a href={place.mapHref}>{t("map.around.open")}</a>
          <a href={place.nearbyHref}>{t("listing.place.nearby")}</a>
        </p>
      </section>
      {documents.length > 0 && (
        <section>
          <h2>{t("listing.documents.title")}</h2>
          <ul className="documents">
            {documents.map(({ href, text, lang }) => (
              <li key={href}>
                <a href={href} lang={lang} rel="nofollow noopener">
                  <Icon name="document" />
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="listing-legal">
        <h2>{t("listing.legal.title")}</h2>
        {legal.length > 0 && <FactsTable rows={legal} />}
        <p className="soft small">{t("listing.legal.disclaimer")}</p>
      </section>
    </>
  );
}

function OnlyIn({ lang }: { lang: Language }) {
  const { t } = useTranslation();
  return <p className="soft small">{t(`listing.page.onlyIn.${lang}`)}</p>;
}
