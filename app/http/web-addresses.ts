/*
 * What mail programs make a link of, whether or not whoever typed it wrote `https://`. They go by shape and by the known
 * ends of domains, and so does this: a rule by shape alone would refuse "J.Janssens" and "Anne.Willems".
 */

/**
 * Ends that are no country's two letters and that people are likely to be lured to: the old ones, those of the site's
 * countries, and those that reports of abuse are full of. What is missing here still needs a path to be found.
 */
const ends =
  "com|org|net|edu|gov|mil|int|info|biz|name|pro|mobi|asia|jobs|tel|travel|coop|aero|museum|" +
  "brussels|vlaanderen|gent|amsterdam|paris|immo|realestate|property|properties|estate|house|homes|rent|lease|apartments|" +
  "app|dev|page|web|site|online|website|store|shop|blog|cloud|digital|tech|email|link|click|live|life|world|today|news|" +
  "media|network|agency|company|group|services|solutions|support|team|zone|space|fun|win|bid|loan|download|review|" +
  "stream|trade|party|date|racing|accountant|science|work|works|men|gdn|xyz|top|icu|vip|club|buzz|rest|monster|quest|" +
  "cyou|cfd|sbs|bond|lol|one|best|cam|bar|hair|skin|makeup|beauty|boats|yachts|autos|motorcycles|ink|pics|wiki|art|" +
  "casino|bet|poker|sex|sexy|porn|adult|dating|money|cash|credit|finance|bank|exchange|market|markets|capital|fund|" +
  "help|sale|zip|mov|chat|tips|guru|expert|support|call|gift|gifts|promo|deals|discount|рф|рус|онлайн|сайт|укр|бел|бг|ею|срб|мкд";

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
/** Not in the middle of a word, and not the host of an e-mail address, which is written to and not opened. */
const begins = String.raw`(?<![\p{L}\p{N}@]|[\p{L}\p{N}@][.\-])`;
const ended = String.raw`(?![\p{L}\p{N}]|[.-][\p{L}\p{N}])`;
/** A dot, or what browsers read as one. */
const dot = String.raw`[.\u3002\uff0e\uff61]`;

const scheme = String.raw`\b(?:https?|s?ftps?):\/{1,2}\S*|\bwww\.\S*`;
/** Whatever its end: only an address goes on so. */
const withPath = String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}][.\-])(?:${label}${dot}){1,8}(?:\p{L}{2,24}|xn--[a-z0-9-]{2,59})(?::\d{2,5}(?:\/\S*)?|[\/?#][^\s,;.!?)]\S*)`;
const numeric = String.raw`${begins}(?:\d{1,3}\.){3}\d{1,3}(?::\d{2,5})?\/\S*`;
const bare = String.raw`${begins}(?:${label}${dot}){1,8}(?:${ends}|xn--[a-z0-9-]{2,59})${ended}`;
/** A country's. One letter before it is an initial, "J.De Smet", unless a whole word stands before that. */
const ofCountry = String.raw`${begins}(?:${label}${dot}){0,7}[\p{L}\p{N}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]${dot}[a-z]{2}${ended}`;

const addresses = new RegExp([scheme, withPath, numeric, bare, ofCountry].join("|"), "giu");

/** "St.Jo", "Ph.De Smet", "Prof.De Boeck" are names: a title or an abbreviation, and two letters of what follows. */
const titled =
  /^(?:st|ste|ph|chr|th|jos|dr|drs|mr|mrs|ms|mme|mlle|ir|ing|jr|sr|me|prof|mgr|fr|br|dhr|mw|mevr)\.\p{L}{2}$/iu;
/** "J.Best": an initial and a name. */
const initialled = /^(?:\p{Lu}\.)+\p{Lu}\p{Ll}+$/u;
/** "Anne.Le Roux", "Bonjour.Je cherche": no space behind a full stop, and a word goes on that is none of a domain. */
const glued =
  /\.(?:Je|Au|Et|Il|La|Le|De|Du|Da|Di|En|On|Un|Se|Ce|Si|Ne|Tu|Ik|Er|We|Is|It|He|Me|My|So|No|To|In|As|At|Be|By|Do)$/u;

/** Signs that show nothing and part nothing for whoever reads. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/**
 * How many web addresses a text has, as a mail program that makes links would count: with a scheme, beginning with
 * `www.`, a domain with a path, or one with a known end. What advertising is made of, and what leads strangers away.
 */
export function countLinks(text: string): number {
  const shown = text.normalize("NFKC").replace(invisible, "");
  return Array.from(shown.matchAll(addresses)).filter(({ 0: address, index }) => {
    const isFollowed = /^ \p{L}/u.test(shown.slice(index + address.length));
    return !titled.test(address) && !initialled.test(address) && !(isFollowed && glued.test(address));
  }).length;
}
