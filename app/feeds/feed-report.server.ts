import { writeFileSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "#db/make-folder.js";
import type { FeedFormat } from "./formats/sniff-format.server.ts";
import type { ImportReport } from "./import-report.ts";
import { groupOf } from "./checking/rejection.ts";

interface Reported {
  name: string;
  format: FeedFormat;
  at: Date;
  /** Checked only, and nothing written. */
  dryRun: boolean;
  report: ImportReport;
}

/** So many held references are told; the run has them all. */
const heldShown = 1_000;

/**
 * Writes what became of a feed as JSON and, for people, as HTML: counts, what was refused and why, what could not be
 * mapped, how surely places are known. Both are bounded, as the report itself is.
 * @param base path of the files, without their endings
 * @returns the path of the JSON file
 */
export function writeReport(base: string, reported: Reported): string {
  const content = contentOf(reported);
  makeFolder(path.dirname(base));
  writeFileSync(`${base}.report.json`, `${JSON.stringify(content, null, 1)}\n`);
  writeFileSync(`${base}.report.html`, htmlOf(content));
  return `${base}.report.json`;
}

type Content = ReturnType<typeof contentOf>;

function contentOf({ name, format, at, dryRun, report }: Reported) {
  const { refused, unmapped, held, unchangedDetails, stayWithdrawn, legal, warnings, ...counts } = report;
  // Each is told by the first of its kind, whole: a kind by itself has lost the rule's own figures and words.
  const reasons = new Map<string, { reason: string; records: number }>();
  for (const { reason } of refused) {
    const kind = groupOf(reason);
    const first = reasons.get(kind);
    if (first) first.records++;
    else reasons.set(kind, { reason, records: 1 });
  }
  return {
    name,
    format,
    at: at.toISOString(),
    dryRun,
    ...counts,
    heldCount: held.length,
    held: held.slice(0, heldShown).map((reference) => reference.toUpperCase()),
    unchangedDetails: unchangedDetails.slice(0, heldShown),
    stayWithdrawn: stayWithdrawn.slice(0, heldShown).map((reference) => reference.toUpperCase()),
    reasons: [...reasons.values()].sort((a, b) => b.records - a.records),
    refused: refused.map(inOneCase),
    legal: {
      ...{ listings: legal.listings, heldBack: legal.heldBack, missing: legal.list() },
      first: legal.first.map(inOneCase),
    },
    warnings: warnings.first.map(inOneCase),
    warningCount: warnings.count,
    unmapped: unmapped.list(),
    unmappedOthers: unmapped.others,
  };
}

/** References as pages and mails write them, whatever the feed does. */
function inOneCase<T extends { reference?: string }>(told: T): T {
  return told.reference === undefined ? told : { ...told, reference: told.reference.toUpperCase() };
}

function htmlOf(content: Content): string {
  const { name, format, at, dryRun, read, created, updated, unchanged, withdrawn, refusedCount, heldCount } = content;
  const { legal } = content;
  const counts = {
    ...{ read, created, updated, unchanged },
    ...(content.stayWithdrawnCount > 0 && { "of them withdrawn by command": content.stayWithdrawnCount }),
    ...{ withdrawn, held: heldCount, refused: refusedCount },
    "lacking what the law asks for": legal.listings,
    "held back for it": legal.heldBack,
  };
  const placings = Object.entries(content.placings);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(name)}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}table{border-collapse:collapse;margin-block:1rem 2rem}th,td{text-align:start;vertical-align:top;padding:.25rem .75rem;border-block-end:1px solid #ccc;overflow-wrap:anywhere}</style>
<h1>${escaped(name)}</h1>
<p>${escaped(format)}, ${escaped(at)}${dryRun ? ", checked only" : ""}</p>
${table("Records", [], Object.entries(counts))}
${table(
  "Reasons (of the first thousand refused)",
  ["reason, of the first such record", "records"],
  content.reasons.map((each) => [each.reason, each.records]),
)}
${table(
  "Refused",
  ["line", "reference", "field", "reason"],
  content.refused.map((each) => [each.line, each.reference ?? "", each.field ?? "", each.reason]),
)}
${table(
  "Warnings (the first thousand)",
  ["line", "reference", "warning"],
  content.warnings.map((each) => [each.line, each.reference ?? "", each.warning]),
)}
${table(
  "Missing by law",
  ["field", "why", "listings", ""],
  legal.missing.map((each) => [each.field, each.reason, each.listings, effectOf(each)]),
)}
${table(
  "Listings that lack it (the first thousand)",
  ["line", "reference", "field", "why", ""],
  legal.first.map((each) => [each.line, each.reference, each.field, each.reason, effectOf(each)]),
)}
${table(
  "Not mapped",
  ["field", "records", "first line"],
  content.unmapped.map((each) => [each.field, each.records, each.firstLine]),
)}
${table("Places known by", ["", "records"], placings)}
${table(
  "Held",
  ["reference"],
  content.held.map((each) => [each]),
)}
</html>
`;
}

function effectOf({ holds }: { holds: boolean }): string {
  return holds ? "held back" : "a warning";
}

function table(title: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  if (rows.length === 0) return "";
  const cells = (tag: "th" | "td", row: readonly (string | number)[]) =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(String(cell))}</${tag}>`).join("")}</tr>`;
  const heading = head.length > 0 ? cells("th", head) : "";
  return `<h2>${escaped(title)}</h2>\n<table>${heading}${rows.map((row) => cells("td", row)).join("\n")}</table>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "").replace(/\p{Cc}/gu, "·");
}
