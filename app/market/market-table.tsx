import { useTranslation } from "react-i18next";

interface MarketTableProps {
  /** Behind the medians: `/m²/year` */
  unit: string;
  /** A market in places, in finished words. */
  rows: readonly { name: string; href: string; median: string; prices: string }[];
}

/** A market place by place: the median that is asked, and of how many prices. */
export function MarketTable({ unit, rows }: MarketTableProps) {
  const { t } = useTranslation();
  return (
    <table className="market-table figures">
      <thead>
        <tr>
          <th scope="col">{t("market.parts.place")}</th>
          <th scope="col">{t("market.parts.median", { unit })}</th>
          <th scope="col">{t("market.parts.prices")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, href, median, prices }) => (
          <tr key={href}>
            <th scope="row">
              <a href={href}>{name}</a>
            </th>
            <td>{median}</td>
            <td>{prices}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
