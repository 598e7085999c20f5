import { useTranslation } from "react-i18next";
import { medianAmong, type MarketFigure } from "#app/listings/market-words.ts";

/** The market of a landing page in a few large figures, worked out from what is on offer. */
export function MarketFigures({ figures, href }: { figures: MarketFigure[]; href?: string }) {
  const { t } = useTranslation();
  return (
    <section className="market" aria-labelledby="market-heading">
      <h2 id="market-heading">{t("seo.market.heading")}</h2>
      <dl>
        {figures.map(({ value, unit, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {unit && <small>{unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div>
        {medianAmong(figures) && <p>{t("seo.market.note")}</p>}
        {href && (
          <p>
            <a href={href}>{t("seo.market.more")}</a>
          </p>
        )}
      </div>
    </section>
  );
}
