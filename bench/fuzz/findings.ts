import type { WireAnswer } from "./exchange.ts";
import type { Attack } from "./make-attack.ts";

/** Findings of one kind that are written out; more are counted. */
const shownOfKind = 2;

/** What was found, told as it is found: once a kind, with the command that shows it again. */
export class Findings {
  readonly #kinds = new Map<string, number>();

  /** @param origin where the site is tried */
  constructor(readonly origin: string) {}

  get kinds(): number {
    return this.#kinds.size;
  }

  add(
    problem: string,
    told: { attack?: Attack; answer?: WireAnswer; number?: string; reason?: string; log?: readonly string[] } = {},
  ): void {
    const { attack, answer, number, reason, log = [] } = told;
    // One fault shows in many places: what was logged names it better than where it was met.
    const where = reason ?? attack?.route.page ?? "";
    const kind = `${problem} ${where}`.replace(/\d[\d.,]*|'[^']*'/g, "#").trim();
    const count = (this.#kinds.get(kind) ?? 0) + 1;
    this.#kinds.set(kind, count);
    if (count > shownOfKind) return;
    console.log(`\n✗ ${problem}`);
    if (attack) {
      console.log(`  ${attack.route.name}, ${attack.visitor.kind}, changed: ${attack.changed.join("; ") || "nothing"}`);
      if (number !== undefined) console.log(`  again: ${number}`);
      console.log(`  ${curlOf(attack, this.origin)}`);
    }
    if (answer && answer.outcome === "answered")
      console.log(`  answered ${answer.status} after ${Math.round(answer.milliseconds)} ms`);
    for (const line of log.slice(-3)) console.log(`  log: ${line.slice(0, 1_500)}`);
  }

  /** Each kind of finding, with how often it was met. */
  list(): string[] {
    return [...this.#kinds].sort(([, a], [, b]) => b - a).map(([kind, count]) => `${count} × ${kind}`);
  }
}

/** Bytes of a part that are written out; the whole is sent by the command of the seed and number. */
const shownBytes = 2_000;

/** The command that sends the same bytes, as far as curl can and a terminal may show them. */
function curlOf({ method, target, headers, body }: Attack, origin: string): string {
  const given = headers.filter(([name]) => !["Content-Length", "X-Forwarded-For"].includes(name));
  const parts = given.flatMap(([name, value]) => ["-H", quoted(value === "" ? `${name};` : `${name}: ${value}`)]);
  if (method === "HEAD") parts.push("-I");
  else if (method !== "GET") parts.push("-X", quoted(method));
  if (body) parts.push("--data-binary", quoted(body.toString("latin1")));
  return ["curl", "-sS", "-i", "-m", "15", "--path-as-is", "-g", ...parts, quoted(origin + target)].join(" ");
}

/** For bash: bytes that are no printable ASCII by number. */
function quoted(whole: string): string {
  const text = whole.length > shownBytes ? `${whole.slice(0, shownBytes)}…${whole.length - shownBytes} more` : whole;
  if (/^[\w@%+=:,./?&[\]-]+$/.test(text) && !text.includes("&")) return text;
  if (/^[ -&(-~]*$/.test(text)) return `'${text}'`;
  const escaped = text.replace(
    /[^ -&(-[\]-~]/g,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
  return `$'${escaped}'`;
}
