import type { FactRow } from "./listing-facts.ts";

/** Labels and values in two quiet columns. */
export function FactsTable({ rows }: { rows: FactRow[] }) {
  return (
    <dl className="facts figures">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
