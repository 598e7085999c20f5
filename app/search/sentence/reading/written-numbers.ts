import type { Token } from "./token.ts";

/** Digits in groups of three, parted by one and the same sign, with decimals. */
const groups = String.raw`\d{1,3}(?<parting>[ .,'’\u00a0\u2009\u202f])\d{3}(?:\k<parting>\d{3})*(?!\d)(?:[.,]\d{1,2}(?!\d))?`;
/** "½ ha", "1½ million" */
const vulgar = String.raw`(?:\d{1,3} ?)?[½¼¾⅓⅔]`;
/** ".5 million": only before what is counted in parts, as a full stop stands before figures of all kinds. */
const pointFirst = String.raw`(?<![\p{L}\p{N}])[.,]\d{1,2}(?= ?(?:m|mio|mln|millions?|miljoen|ha|hectares?|acres?)(?![\p{L}\d²]))`;

/** "1e5", "2.5E+10": nobody means a figure by it that somebody else would read. */
const machine = String.raw`\d+(?:\.\d+)?e[+-]?\d+(?![\p{L}\d])`;

/** Any way to write a number in figures. */
export const numberPattern = `${machine}|${vulgar}|${groups}|${pointFirst}|${String.raw`\d+(?:[.,]\d+)?`}`;

const fractions = new Map([
  ["½", 1 / 2],
  ["¼", 1 / 4],
  ["¾", 3 / 4],
  ["⅓", 1 / 3],
  ["⅔", 2 / 3],
]);

/** What {@link numberPattern} found, as a number. */
export function valueOf(written: string): number {
  const part = fractions.get(written.slice(-1));
  if (part !== undefined) return Number(written.slice(0, -1)) + part;
  // "1e5" is a figure of machines.
  if (/e/i.test(written)) return NaN;
  const grouped = /^\d{1,3}(?:\D\d{3})+(?!\d)/.exec(written);
  if (!grouped) return Number(written.replace(",", "."));
  return Number(grouped[0].replace(/\D/g, "") + written.slice(grouped[0].length).replace(",", "."));
}

/** Digits of other scripts, and wide ones, as those that figures are written with here: "٣ bedrooms", "３ slpk". */
export function plainDigits(sentence: string): string {
  return sentence.replace(/[^\P{Nd}\d]/gu, (digit) => (digit.length > 1 ? digit : String(placeInTen(digit))));
}

/** Of ten digits that follow each other in every script, the how many-th: the first has none before it. */
function placeInTen(digit: string): number {
  const code = digit.charCodeAt(0);
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCharCode(code - value - 1))) value += 1;
  return value;
}

/** "1k5": a thousand and a half. */
export function withThousands(sentence: string, token: Token): Token {
  if ((sentence.charCodeAt(token.end) | 32) !== 107) return token;
  const [written, whole = "", part = ""] =
    /^(\d{1,3})k(\d{1,2})(?![\p{L}\d])/iu.exec(sentence.slice(token.start, token.start + 8)) ?? [];
  if (written === undefined || token.kind !== "number") return token;
  return { ...token, value: Math.round(Number(`${whole}.${part}`) * 1_000), end: token.start + written.length };
}

const isWhole = (token: Token | undefined, most: number) =>
  token?.kind === "number" && Number.isInteger(token.value) && token.value > 0 && token.value <= most;

/** "1/2 ha", "2 1/2 million": only of what is counted in parts; "1/2 slpk" are one or two. */
export function joinFractions(tokens: Token[]): Token[] {
  const slash = tokens.findIndex(({ text }) => text === "/");
  const [over, under] = [tokens[slash - 1], tokens[slash + 1]];
  if (slash < 1 || !over || !under || !isWhole(over, 9) || !isWhole(under, 10) || over.value >= under.value)
    return tokens;
  if (!countedInParts.test(tokens[slash + 2]?.text ?? "")) return tokens;
  const whole = isWhole(tokens[slash - 2], 99) ? tokens[slash - 2] : undefined;
  const first = whole ?? over;
  const value = (whole?.value ?? 0) + over.value / under.value;
  return tokens.toSpliced(whole ? slash - 2 : slash - 1, whole ? 4 : 3, { ...first, value, end: under.end });
}

const countedInParts = /^(?:ha|hectares?|hectaren|acres?|mio|mln|millions?|miljoen)$/;

/** "3+1 bedrooms": three, and a room more; the rooms are counted, whatever the one more is. */
export function dropExtraRooms(tokens: Token[]): Token[] {
  const plus = tokens.findIndex(({ text, glued }) => text === "+" && glued);
  const [rooms, extra, noun] = [tokens[plus - 1], tokens[plus + 1], tokens[plus + 2]];
  if (plus < 1 || !isWhole(rooms, 9) || !isWhole(extra, 2) || !extra?.glued || noun?.kind !== "word") return tokens;
  return tokens.toSpliced(plus - 1, 3, { ...rooms!, end: extra.end });
}

/**
 * "250 000 120 m²", "900 120 m²": digits in groups that are two figures, as nothing has so many square metres, or as the
 * last group is no round one. The unit is the second's.
 */
export function splitRun(sentence: string, token: Token, next: Token | undefined): Token[] {
  if (token.end - token.start < shortestRun || !unitOfFloors.test(next?.text ?? "")) return [token];
  const written = sentence.slice(token.start, token.end);
  const [, before = "", last = ""] =
    /^(\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})*)[ \u00a0\u2009\u202f](\d{3})$/.exec(written) ?? [];
  const isOne = last === "000" || token.value < 100_000 || last.startsWith("0");
  if (before === "" || isOne) return [token];
  const end = token.start + before.length;
  return [
    { ...token, text: before, value: valueOf(before), end },
    { ...token, text: last, value: Number(last), start: token.end - last.length, glued: false, hyphened: false },
  ];
}

/** Characters of the shortest: "1 200". */
const shortestRun = 5;

const unitOfFloors = /^(?:m2|m²|sqm|sq|qm|mq|square|vierkante|metres?)$/;
