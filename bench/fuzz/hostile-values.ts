import type { Random } from "./random.ts";

/** What an address or a form is tried with: each kind has broken some site before. */

/** Stands in texts that a page must never show as markup. */
export const markup = "<q7x>";
/** The header that a line break in a value must not make. */
export const smuggledHeader = "x-q7x";
/** Where no redirect may lead. */
export const foreignHost = "evil.example";

// prettier-ignore
const numbers = [
  ..."0 -0 00 1 -1 2 90 -90 89.9999999 -89.9999999 91 180 -180 181 180.0000001 85.06 -85.06 85.0511287798066".split(" "),
  ..."NaN Infinity -Infinity 1e308 -1e308 1e309 1e9 1e21 1e-320 5e-324 0.1 .5 5. +5 -.0 1e 0x10 0b1 0o7 1_000".split(" "),
  ..."2147483647 2147483648 -2147483649 4294967295 4294967296 9007199254740991 9007199254740993".split(" "),
  ..."9223372036854775807 9223372036854775808 18446744073709551616 999999999 1000000000".split(" "),
  "1,000", "1.000", "1 000", "1\u202f000", "١٢٣", "１２", "½", "²", "∞", "−5", "1-2-3", "-", "--1", "100-50", "0-0", "1e5-1e6", "-100-",
  "9".repeat(40), "9".repeat(400), `0.${"0".repeat(350)}1`, `-${"1".repeat(310)}`, "0,0,0,0", "1,2,3", "NaN,NaN,NaN,NaN",
];

/** Where the earth, the web map and the two countries end, in degrees. */
export const degrees =
  "90 -90 89.9999999 -89.9999999 180 -180 85.06 -85.06 0 -0 2 49 6 51.6 1e308 NaN Infinity 91 -181".split(" ");

/** Letters that become more when they are folded, lowered, raised or normalised, and others that cost. */
const growing = ["ﬃ", "㍿", "ﷺ", "İ", "ß", "ŉ", "ΐ", "㌖", "½", "Ǆ", "Å", "ꜳ", "𝔘", "각", "é"];
// prettier-ignore
const repeated = ["a", " ", "0", "é", "%", ",", "-", "a ", "a,", "1-", "(", "[", "🏳️‍🌈", "<b>", "\u0301", "🇧🇪", ".", "/", "&", "\\", '"'];
const lengths = [1, 2, 60, 90, 199, 200, 201, 254, 255, 256, 500, 1_000, 5_000];

// prettier-ignore
const texts = [
  "", " ", "\t", "\u00a0", "\u200b", "\u202e", "\u2066x\u2069", "\ufeff", "\ufffe", "\uffff", "\u0000", "a\u0000b", "\u001b[31m",
  "\ud800", "\udc00", "a\ud83d", "\udc00\ud800", "\u{10ffff}", `e${"\u0301".repeat(80)}`, `Z${"\u0300\u0316\u0334".repeat(60)}`,
  "\u202eevil\u202c", "👩‍👩‍👧‍👦", "\u2028", "\u2029", "ı", "K", "ſ", "日本語", "עברית", "العربية", "ﬀ office", "Ł", "œ", "Ĳ",
  "__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "then", "length", "__defineGetter__", "null",
  "undefined", "true", "false", "[]", "{}", "[object Object]", "on", "off", "NULL",
  "' or 1=1--", "'; drop table users;--", "\\", "\\'", '"', "%", "_", "%%", "*", "a:*", "a & b", "!(", "$1", "$$", "${7*7}", "{{7*7}}",
  "{{count}}", "$t(search.title)", "$&", "$`", "(?:a+)+$", ".*", "^", "\\u0000",
  `"><q7x>`, `'><q7x>`, `</script><q7x>`, `</title><q7x>`, `<!--<q7x>`, `<q7x>`, `<img src=x onerror=q7x>`, `javascript:q7x`, `]]><q7x>`,
  "../../../../etc/passwd", "..\\..\\windows", "/etc/passwd", "file:///etc/passwd", ".", "..", "...", "/", "//", "///", "\\\\",
  `//${foreignHost}`, `https://${foreignHost}/`, `/\\${foreignHost}`, `/\t/${foreignHost}`, `https:${foreignHost}`, `@${foreignHost}`,
  `http://localhost:3000@${foreignHost}/`, "data:text/html,x", "mailto:a@b",
  `x\r\n${smuggledHeader}: 1`, `x\n${smuggledHeader}: 1`, `x\r\n\r\n<q7x>`, `\u560a\u560d${smuggledHeader}: 1`, "a;b=c", "a=b&c=d", "#x", "?x",
  "a@b", "a@b.c", `"a b"@x.example`, "a@[127.0.0.1]", "a@xn--", "a@b.example\r\nBcc: c@d.example", "a,b@c.example", "=?utf-8?q?x?=",
  "en", "xx", "EN", "fr-BE", "i-default", "../en", "2026-13-45", "2026-02-30", "0000-00-00", "99999-01-01", "2026-01-01T00:00:00Z",
  "00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff", "q0", "q-1", "q99999999999999999999",
];

/** Parts of an address that no encoding of a text makes. */
// prettier-ignore
const brokenEncodings = ["%", "%2", "%zz", "%u0041", "%00", "%C0%AF", "%ED%A0%80", "%FF%FE", "%E0%80%80", "%F5%80%80%80", "%C3", "%25%30%30", "%0d%0a", "+"];

/** Just as long as a reader may allow, and longer once folded. */
export const growingTexts = ["ﬃ".repeat(90), `${"㍿".repeat(190)}1`, "ﷺ".repeat(200)];

/** One hostile text; the known value may become a part of it. */
export function hostileText(random: Random, known: string): string {
  const way = random.weigh({
    number: 3,
    text: 5,
    growing: 2,
    repeated: 1.5,
    spliced: 2,
    figures: known === "" ? 0 : 4,
  });
  if (way === "number") return random.pick(numbers);
  if (way === "text") return random.pick(texts);
  if (way === "growing") return growingText(random);
  if (way === "repeated") return random.pick(repeated).repeat(random.pick(lengths));
  if (way === "figures") return withOtherFigures(random, known);
  const at = random.int(0, known.length);
  return known.slice(0, at) + random.pick(texts) + known.slice(at);
}

/** As long as the reader may just allow, before it folds. */
function growingText(random: Random): string {
  const text = random.pick(growing).repeat(random.pick([1, 60, 90, 190, 200, 256]));
  return random.chance(0.3) ? `${text}1` : text;
}

/** The known value with one or more of its figures replaced by one at an edge; all of it where it has none. */
function withOtherFigures(random: Random, known: string): string {
  const figures = [...known.matchAll(/\d+(?:\.\d+)?/g)];
  if (figures.length === 0) return random.pick(numbers);
  const edges = known.includes(",") && random.chance(0.7) ? degrees : numbers;
  const changed = new Set(random.some([...figures.keys()], random.int(1, Math.min(2, figures.length))));
  let index = -1;
  return known.replace(/\d+(?:\.\d+)?/g, (figure) => {
    index += 1;
    return changed.has(index) ? random.pick(edges) : figure;
  });
}

/** A text for an address, in one of the ways that clients write it. */
export function encoded(random: Random, text: string): string {
  const way = random.weigh({ usual: 12, every: 1, raw: 1, twice: 1, broken: 1.5 });
  if (way === "usual") return percentEncoded(text);
  if (way === "every") return bytesAsPercent(wtf8(text));
  if (way === "twice") return encodeURIComponent(percentEncoded(text));
  if (way === "broken") return percentEncoded(text.slice(0, 40)) + random.pick(brokenEncodings);
  // As bytes; only what would end the line or the target stays encoded.
  return wtf8(text)
    .toString("latin1")
    .replace(/[\0-\u0020#?&\u007f]/g, (character) => bytesAsPercent(Buffer.from(character, "latin1")));
}

/** Like `encodeURIComponent`, for texts with lone surrogates as well. */
export function percentEncoded(text: string): string {
  return /\p{Cs}/u.test(text) ? bytesAsPercent(wtf8(text)) : encodeURIComponent(text);
}

const bytesAsPercent = (bytes: Buffer) =>
  [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0").toUpperCase()}`).join("");

/** UTF-8 that writes lone surrogates as if they were characters, as no encoder would. */
function wtf8(text: string): Buffer {
  return Buffer.concat(
    Array.from(text, (character) => {
      const code = character.codePointAt(0) ?? 0;
      const isLone = code >= 0xd800 && code <= 0xdfff;
      return isLone ? Buffer.from([0xed, 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]) : Buffer.from(character);
    }),
  );
}
