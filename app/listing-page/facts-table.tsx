import type { FactRow } from "./listing-facts.ts";

/** Labels and values in two quiet columns. */
export function FactsTable({ rows }: { rows: FactRow[] }) {
  return (
    <dl className="facts figures">
      {rows.map(({ label, value, lang }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
