import { useTranslation } from "react-i18next";
import type { UnitsTable as Table } from "./units-view.ts";

/**
 * The parts of a property that can be had by themselves. On a phone each row becomes two lines by its style; it
 * stays a table to readers, so no cell has a role beside its element's.
 */
export function UnitsTable({ table: { columns, rows } }: { table: Table }) {
  const { t } = useTranslation();
  return (
    <table className="units figures">
      <caption className="visually-hidden">{t("listing.units.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("listing.units.unit")}</th>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col" className={`unit-${key}`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, taken, desks }, index) => (
          <tr key={index} className={taken ? "unit-taken" : undefined}>
            <th scope="row">{name}</th>
            {columns.map(({ key }, column) => (
              <td key={key} className={`unit-${key}`}>
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
