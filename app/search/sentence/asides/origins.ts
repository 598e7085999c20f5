import type { Token } from "../reading/token.ts";
import { isWorkplace } from "./workplaces.ts";

/** "I work in Brussels", "koppel uit Gent": where somebody is, and no place of the search beside another. */
export function isOrigin(tokens: readonly Token[], at: number, to: number): boolean {
  const before = [tokens[at - 1], tokens[at - 2], tokens[at - 3]].map((token) => token?.text ?? "");
  return (
    /^(?:uit|direction|richting|towards)$/.test(before[0]!) ||
    (/^(?:de|van)$/.test(before[0]!) && before[1] === "direction") ||
    before.some((word) => /^(?:afkomstig|viens|venons|vient)$/.test(word)) ||
    isWorkplace(tokens, at, to) ||
    (before[0] === "from" &&
      /^(?:come|coming|moving|move|relocating|couple|family|student|investor|expat)$/.test(before[1] ?? "")) ||
    (/^(?:de|van|depuis)$/.test(before[0]!) && moves.test(before[1]!)) ||
    /^(?:quitte|quittons|leaving)$/.test(before[0]!) ||
    isOfCompany(tokens, at) ||
    isAfterYears(tokens, at) ||
    isOfBusiness(tokens, at)
  );
}

/** "After twenty years in Antwerp", "après 20 ans à Anvers", "na twintig jaar in Antwerpen" */
function isAfterYears(tokens: readonly Token[], at: number): boolean {
  const [link, years] = [tokens[at - 1]?.text ?? "", tokens[at - 2]?.text ?? ""];
  if (!/^(?:in|at|a|te)$/.test(link) || !/^(?:years?|ans|annees|jaar|jaren|decades?)$/.test(years)) return false;
  return [3, 4, 5].some((back) =>
    /^(?:after|for|apres|depuis|pendant|na|sinds|gedurende)$/.test(tokens[at - back]?.text ?? ""),
  );
}

/** "Nous sommes une PME de Wavre", "we are a small company from Ghent": who asks, and where they are. */
function isOfCompany(tokens: readonly Token[], at: number): boolean {
  const [link, company] = [tokens[at - 1]?.text ?? "", tokens[at - 2]?.text ?? ""];
  return /^(?:de|d|from|uit|van|in|a|te)$/.test(link) && companies.test(company) && isWhoAsks(tokens, at - 2);
}

/** Whether a noun says who asks: "we are a company", "nous sommes une petite PME", "our firm". */
export function isWhoAsks(tokens: readonly Token[], noun: number): boolean {
  if (/^(?:my|our|mon|ma|notre|mijn|ons|onze)$/.test(tokens[noun - 1]?.text ?? "")) return true;
  const article = /^(?:an?|une?|een)$/.test(tokens[noun - 1]?.text ?? "") ? noun - 1 : noun - 2;
  return (
    /^(?:an?|une?|een)$/.test(tokens[article]?.text ?? "") &&
    /^(?:are|sommes|zijn|am|suis|ben)$/.test(tokens[article - 1]?.text ?? "")
  );
}

/** "We run a bakery in Ghent and want to open a second shop in Aalst" */
function isOfBusiness(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:in|a|te)$/.test(tokens[at - 1]?.text ?? "")) return false;
  for (let verb = at - 2; verb >= Math.max(1, at - 6); verb--) {
    const isOurs = /^(?:i|we|je|j|nous|on|ik|wij)$/.test(tokens[verb - 1]?.text ?? "");
    if (isOurs && runs.test(tokens[verb]!.text)) return true;
  }
  return false;
}

const runs = /^(?:run|own|operate|tiens|tenons|exploite|exploitons|gere|gerons|possedons|runnen|baat|baten)$/;

const companies =
  /^(?:company|firm|business|sme|startup|pme|entreprise|societe|firme|asbl|cabinet|bedrijf|firma|kmo|vzw|onderneming|zaak)$/;

/** "Ik verhuis van Gent naar Brugge", "je déménage de Namur à Liège" */
const moves = /^(?:verhuis|verhuist|verhuizen|demenage|demenageons|demenagent|demenager)$/;
