import { useTranslation } from "react-i18next";
import type { UnitsTable as Table } from "./units-view.ts";

/**
 * The parts of a property that can be had by themselves. On a phone each row becomes two lines by its style; the roles
 * keep it a table for readers then.
 */
export function UnitsTable({ table: { columns, rows } }: { table: Table }) {
  const { t } = useTranslation();
  return (
    <table className="units figures" role="table">
      <caption className="visually-hidden">{t("listing.units.caption")}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t("listing.units.unit")}
          </th>
          {columns.map(({ key, label }) => (
            <th key={key} role="columnheader" scope="col" className={`unit-${key}`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ name, cells, taken, desks }, index) => (
          <tr key={index} role="row" className={taken ? "unit-taken" : undefined}>
            <th role="rowheader" scope="row">
              {name}
            </th>
            {columns.map(({ key }, column) => (
              <td key={key} role="cell" className={`unit-${key}`}>
                {cells[column]}
                {key === "desks" && desks && <span className="unit-counted"> {desks}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
