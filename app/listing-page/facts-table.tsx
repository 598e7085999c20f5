import { escapeText } from "#app/http/rendering/escape-text.ts";
import type { FactRow } from "./listing-facts.ts";

/** Labels and values in two quiet columns; written as text, as there are fifty elements of them on each sheet. */
export function FactsTable({ rows }: { rows: readonly FactRow[] }) {
  return <dl className="facts figures" dangerouslySetInnerHTML={{ __html: rows.map(rowMarkup).join("") }} />;
}

function rowMarkup({ label, value, lang, meaning }: FactRow): string {
  const ofMeaning = meaning === undefined ? "" : ` (${meaning})`;
  const className = classOf(label, value + ofMeaning);
  const ofValue = lang ? `<span lang="${lang}">${escapeText(value)}</span>` : escapeText(value);
  const of = className ? ` class="${className}"` : "";
  return `<div><dt>${escapeText(label)}</dt><dd${of}>${ofValue}${escapeText(ofMeaning)}</dd></div>`;
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
