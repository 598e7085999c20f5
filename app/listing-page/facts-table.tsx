import type { FactRow } from "./listing-facts.ts";

/** Labels and values in two quiet columns. */
export function FactsTable({ rows }: { rows: FactRow[] }) {
  return (
    <dl className="facts figures">
      {rows.map(({ label, value, lang }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={lang} className={isLongNumber(value) ? "facts-whole" : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A number such as that of a certificate: long, and in one piece. */
function isLongNumber(value: string): boolean {
  return value.length > 18 && !/\s/.test(value);
}
