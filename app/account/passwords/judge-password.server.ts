import { fold } from "#app/places/fold.ts";
import { settings } from "#app/settings/settings.server.ts";
import { longestPassword, minimumPasswordLength } from "../credentials.ts";
import { commonestPasswords, commonWords } from "./common-passwords.server.ts";

/** What a password is refused for: the texts of `account.errors`. */
export type PasswordFault =
  | "passwordTooShort"
  | "passwordTooLong"
  | "passwordTooCommon"
  | "passwordTooRegular"
  | "passwordPersonal";

/** Whose password it is, as far as that is known when it is chosen. */
export interface PasswordOwner {
  email: string;
  firstname?: string | null;
  lastname?: string | null;
  phone?: string | null;
}

/** Letters of a word that are enough to call it somebody's. */
const shortestWord = 3;
/** Digits and signs around a word that make it no other password. */
const mostDecorations = 6;

/** What people write for a letter. */
const letters = new Map(Object.entries({ "@": "a", 4: "a", 3: "e", 1: "i", "!": "i", 0: "o", $: "s", 5: "s", 7: "t" }));

/**
 * What is wrong with a password that somebody chooses: guessed first because many have it, because its characters follow
 * each other, or because it is little more than words that belong to its owner or to the site (NIST SP 800-63B, 3.1.1.2).
 * @returns null for one that may be chosen
 */
export function findPasswordFault(password: string, owner: PasswordOwner): PasswordFault | null {
  if (password.length < minimumPasswordLength) return "passwordTooShort";
  if (password.length > longestPassword) return "passwordTooLong";
  const plain = password.normalize("NFKC").toLowerCase();
  if (isCommon(plain)) return "passwordTooCommon";
  if (isRegular(plain)) return "passwordTooRegular";
  const rest = without(wordsOf(owner), plain);
  if (rest !== plain && (rest.length < minimumPasswordLength || isCommon(rest))) return "passwordPersonal";
  return null;
}

function isCommon(plain: string): boolean {
  const spelled = Array.from(plain)
    .map((sign) => letters.get(sign) ?? sign)
    .join("");
  // "pass word" and "pass-word" are guessed with "password".
  const joined = plain.replace(/[\s._-]+/g, "");
  return [plain, spelled, undecorated(plain), undecorated(spelled), joined].some(
    (password) => commonestPasswords.has(password) || (password !== plain && commonWords.has(password)),
  );
}

/** A password without the digits and signs before and behind it, unless they are more than decoration. */
function undecorated(password: string): string {
  const bare = password.replace(/^\P{L}+|\P{L}+$/gu, "");
  return password.length - bare.length <= mostDecorations ? bare : password;
}

/** The same few characters again and again, or each the one after the last. */
function isRegular(plain: string): boolean {
  for (let period = 1; period <= 4; period++) {
    if (Array.from(plain).every((sign, at, signs) => at < period || sign === signs[at - period])) return true;
  }
  const steps = Array.from(plain)
    .map((sign, at, signs) => (signs[at + 1] ?? "").charCodeAt(0) - sign.charCodeAt(0))
    .slice(0, -1);
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/** The longest first, so that a part takes nothing of the whole. */
function wordsOf({ email, firstname, lastname, phone }: PasswordOwner): string[] {
  const digits = (phone ?? "").replace(/\D/g, "");
  const texts = [
    email,
    email.split("@")[0],
    firstname,
    lastname,
    settings.SITE_NAME,
    new URL(settings.SITE_URL).hostname,
  ];
  const words = texts.flatMap((text) => {
    const folded = fold(text ?? "");
    return [(text ?? "").toLowerCase(), folded, folded.replaceAll(" ", ""), ...folded.split(" ")];
  });
  // National and international: with and without what stands for the country.
  const numbers = digits.length >= 8 ? [digits, digits.slice(2), digits.slice(-8)] : [];
  return [...new Set([...words, ...numbers])]
    .filter((word) => word.length >= shortestWord)
    .sort((one, other) => other.length - one.length);
}

/** What is left of a password; accents count as little as in names. */
function without(words: readonly string[], plain: string): string {
  const bare = plain.normalize("NFD").replace(/\p{M}+/gu, "");
  const rest = words.reduce((rest, word) => rest.replaceAll(word, ""), bare);
  return rest === bare ? plain : rest;
}
