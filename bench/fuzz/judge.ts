import { headerOf, type WireAnswer } from "./exchange.ts";
import { foreignHost, markup, smuggledHeader } from "./hostile-values.ts";
import type { Attack } from "./make-attack.ts";
import { findRawKeys, visibleTexts } from "./raw-keys.ts";
import type { Visitor } from "./visitors.ts";

/**
 * Milliseconds after which nobody waits any more: long, as a process that others crowd out for a while is none that does not
 * answer. What an answer costs is measured in processor time.
 */
export const mostMilliseconds = 60_000;
/** Seconds of processor time for one request. */
const mostCpuSeconds = 2;
/** Bytes of an answer; the largest file of the site is far below. */
const mostBytes = 5 * 1024 * 1024;

/** What no answer may hold: where the server is, what it runs on, what it asked its database. */
const inside = [
  /\n\s+at .{1,300}:\d+:\d+\)?/,
  /node_modules\//,
  /postgres(?:ql)?:\/\//,
  /Failed query|syntax error at or near|invalid input syntax for|violates (?:unique|check|foreign)/,
  /\b(?:TypeError|RangeError|ReferenceError|URIError|SyntaxError)\b/,
];

/** A fault that shows: a figure or a word that was never made. */
export const renderingFaults = /\b(?:NaN|undefined|Infinity|Invalid Date)\b|\[object \w+\]/;

/** What looks like a fault, or like a key of a text, when it is repeated. */
export const hasRenderingFault = (text: string) =>
  renderingFaults.test(text) || text.includes("$t(") || /%24t(?:%28|\()/i.test(text);

/** What is wrong with an answer, a sentence each; nothing for a good one. */
export function judge(attack: Attack, answer: WireAnswer, cpu: number, others: readonly Visitor[]): string[] {
  const problems: string[] = [];
  const add = (problem: string, isSo: boolean) => isSo && problems.push(problem);
  const type = headerOf(answer, "content-type");
  const body = answer.body.toString("utf8");
  const sent = sentTexts(attack);

  add(`no answer within ${mostMilliseconds / 1000} s`, answer.outcome === "silent");
  // What asks for a tunnel is hung up on by Node itself.
  add(
    "the connection was closed without an answer",
    ["hung up", "refused"].includes(answer.outcome) && attack.method !== "CONNECT",
  );
  add("an answer without end", answer.outcome === "too large" || answer.body.length > mostBytes);
  add(`status ${answer.status}`, answer.status >= 500);
  add("status 405 without the methods that are allowed", answer.status === 405 && !allowsOthers(answer, attack.method));
  add(`more than ${mostCpuSeconds} s of processor time`, cpu > mostCpuSeconds);
  add("a line break in a value made a header", headerOf(answer, smuggledHeader) !== "");
  add("a redirect to another site", leadsAway(headerOf(answer, "location")));
  // Scripts have names of errors and paths of their own.
  const isOurs = !/javascript|css|font|image\/(?!svg)/.test(type);
  for (const pattern of inside)
    add(`tells of the inside: ${String(pattern)}`, isOurs && pattern.test(body) && !pattern.test(sent));
  if (/html|svg|xml/.test(type)) add("shows what was sent as markup", body.includes(markup));
  if (type.startsWith("text/html") && answer.status !== 206) {
    const texts = visibleTexts(body);
    const keys = findRawKeys(texts).filter((key) => !sent.includes(key));
    add(`raw keys: ${keys.join(", ")}`, keys.length > 0 && !attack.visitor.sentRenderingFault);
    const fault = texts.find((text) => renderingFaults.test(text));
    const isOwn =
      renderingFaults.test(sent) || attack.visitor.sentRenderingFault || attack.target.startsWith("/dev/mail");
    add(`shows "${fault?.slice(0, 100)}"`, fault !== undefined && !isOwn);
  }
  if (!attack.target.startsWith("/dev/mail")) {
    for (const other of others) {
      if (other === attack.visitor) continue;
      const leaked = other.secrets.find((secret) => body.includes(secret) && !sent.includes(secret));
      add(
        `shows the ${attack.visitor.kind} visitor what is the ${other.kind} visitor's: ${leaked}`,
        leaked !== undefined,
      );
    }
  }
  return problems;
}

/** Everything that a request says, decoded once and twice: what an answer repeats of it is not its own. */
function sentTexts({ target, headers, body }: Attack): string {
  const once = decoded(target);
  return [
    target,
    once,
    decoded(once),
    ...headers.map(([, value]) => value),
    body?.toString() ?? "",
    decoded(body?.toString("latin1") ?? ""),
  ].join("\n");
}

function decoded(text: string): string {
  const plain = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(plain);
  } catch {
    return Buffer.from(
      plain.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      "latin1",
    ).toString();
  }
}

/** A refused method's answer says which ones it may be instead (RFC 9110, section 15.5.6). */
function allowsOthers(answer: WireAnswer, method: string): boolean {
  const allowed = headerOf(answer, "allow").split(/,\s*/);
  return allowed[0] !== "" && !allowed.includes(method);
}

function leadsAway(location: string): boolean {
  const here = "http://localhost";
  return location !== "" && URL.canParse(location, here) && new URL(location, here).hostname.endsWith(foreignHost);
}
