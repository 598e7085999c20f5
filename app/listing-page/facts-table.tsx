import type { FactRow } from "./listing-facts.ts";

/** Labels and values in two quiet columns. */
export function FactsTable({ rows }: { rows: FactRow[] }) {
  return (
    <dl className="facts figures">
      {rows.map(({ label, value, lang, meaning }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={classOf(label, meaning === undefined ? value : `${value} (${meaning})`)}>
            {lang ? <span lang={lang}>{value}</span> : value}
            {meaning !== undefined && ` (${meaning})`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What fits beside each other in a column without being broken into a tower of short lines, in characters. */
const mostBeside = 48;

function classOf(label: string, value: string): string | undefined {
  if (isLongNumber(value)) return "facts-whole";
  return label.length + value.length > mostBeside ? "facts-long" : undefined;
}

/** A number such as that of a certificate: long, and in one piece. */
function isLongNumber(value: string): boolean {
  return value.length > 18 && !/\s/.test(value);
}
