import { useTranslation } from "react-i18next";
import { fewestPrices } from "#app/search-index/fewest-prices.ts";
import type { PriceAreas } from "./marks/map-data.ts";

const fewest = fewestPrices;

/** The figures of the layer of prices, to be read: for who sees no map, or has no script. */
export function PriceTable({ prices: { areas, transaction, unit, most } }: { prices: Omit<PriceAreas, "marks"> }) {
  const { t } = useTranslation();
  return (
    <section className="map-prices" aria-labelledby="map-prices">
      <h2 id="map-prices">{t(`map.layers.heading.${transaction}`)}</h2>
      {areas.length === 0 ? (
        <p>{t("map.layers.nothing", { fewest })}</p>
      ) : (
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{t("map.layers.place")}</th>
              <th scope="col">{t("map.layers.median", { unit })}</th>
              <th scope="col">{t("map.layers.count")}</th>
            </tr>
          </thead>
          <tbody>
            {areas.map(({ name, price, count, href }) => (
              <tr key={href}>
                <th scope="row">
                  <a href={href}>{name}</a>
                </th>
                <td>{price}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="soft small">
        {t("map.layers.note", { fewest })}
        {most > areas.length && ` ${t("map.layers.more", { shown: areas.length, count: most })}`}
      </p>
    </section>
  );
}
