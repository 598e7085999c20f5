import { useTranslation } from "react-i18next";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import type { CostsView } from "./costs-view.ts";
import { LinkedNames } from "#app/ui/linked-names.tsx";

/** What buying a property costs in all: price, duties or VAT and their sum, at the ordinary rate and as an own and only home. */
export function Costs({ costs: { columns, rows, notes, rates, calculator } }: { costs: CostsView }) {
  const { t } = useTranslation();
  return (
    <section className="costs" aria-labelledby="costs">
      <h2 id="costs">{t("purchase.listing.title")}</h2>
      <table className="costs-table figures" aria-labelledby="costs">
        {columns.length > 1 && (
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ label, cells, isTotal }) => (
            <tr key={label} className={isTotal && "costs-total"}>
              <th scope="row">{label}</th>
              {cells.map(({ amount, rate }, column) => (
                <td key={columns[column]}>
                  {amount}
                  {rate && <small>{rate}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="costs-notes">
        {notes.map((note) => (
          <li key={note}>
            <UnbrokenText text={note} />
          </li>
        ))}
        {rates.map((each) => (
          <li key={each.text}>
            <LinkedNames {...each} />
          </li>
        ))}
      </ul>
      {calculator && (
        <p>
          <a className="line-link" href={calculator} rel="nofollow">
            {t("purchase.listing.calculate")}
          </a>
        </p>
      )}
    </section>
  );
}
