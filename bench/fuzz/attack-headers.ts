import { encoded, foreignHost, hostileText } from "./hostile-values.ts";
import type { Random } from "./random.ts";
import { cookieHeader, someAddress, type Visitor } from "./visitors.ts";

/** What an attack is made with: its chances, and what is said of it. */
export interface AttackContext {
  random: Random;
  /** What is not as the site itself would send it: `bbox`, `header range`. */
  changed: string[];
}

/** Headers as nobody sends them, one or two, in so many of all attacks. */
export function oddHeaders({ random, changed }: AttackContext, share: number): [string, string][] {
  if (!random.chance(share)) return [];
  const values = {
    Accept: ["", "*/*", "text/html", "application/json", "text/x-script", "image/webp", "text/html;q=0", "x", ",,,", "*/*;q=NaN", "a/b;".repeat(500), "text/event-stream", "application/rss+xml"],
    "Accept-Language": ["", "*", "xx", "fr-BE,fr;q=0.9", "nl;q=9", "__proto__", "en".repeat(2_000), "zh-Hant-TW;q=0", "\u00ff\u00fe", ";q=", "fr;q=1e309"],
    "Accept-Encoding": ["", "br", "gzip", "deflate", "zstd", "identity;q=0", "*;q=0", "gzip;q=0, br;q=0", "br;q=1e309", "x".repeat(4_000)],
    Range: ["bytes=999999999-", "bytes=0-0", "bytes=-1", "bytes=-0", "bytes=5-1", "bytes=0-1,2-3,4-5", `bytes=${"0-1,".repeat(1_000)}0-1`, "bytes=a-b", "items=0-1", "bytes=9007199254740993-", "bytes=-99999999999999999999", "bytes=", "x"],
    "If-Range": ['"x"', "Wed, 21 Oct 2015 07:28:00 GMT", "x", "", 'W/"x"'],
    "If-Match": ['"x"', "*", "x", "", '"x", "y"'],
    "If-None-Match": ['"x"', "*", "x", `${'"x", '.repeat(2_000)}"y"`, 'W/"', ""],
    "If-Modified-Since": ["Wed, 21 Oct 2099 07:28:00 GMT", "x", "0", "", "-1", "Thu, 01 Jan 1970 00:00:00 GMT"],
    "If-Unmodified-Since": ["Wed, 21 Oct 2015 07:28:00 GMT", "x", "", "0"],
    Host: ["", foreignHost, "localhost:1", "[::1", "a b", "localhost@x", "x".repeat(3_000)],
    "X-Forwarded-Host": [foreignHost, "", "a b,c"],
    "X-Forwarded-For": ["", "x", "1.2.3.4,,", "::1", "[::1]:x", "unknown", "1.2.3.4, ".repeat(800), "999.1.1.1", "fe80::1%eth0"],
    "X-Forwarded-Proto": ["https", "x", ""],
    "X-Request-Id": ["x", "<q7x>", "a".repeat(128), ""],
    "User-Agent": ["", "<q7x>", "Googlebot", "x".repeat(8_000), "\u00ff"],
    Referer: ["", "x", `https://${foreignHost}/`, "javascript:q7x", "http://["],
    Origin: ["null", "", `https://${foreignHost}`, "x"],
    "Sec-Fetch-Site": ["cross-site", "none", "x"],
    "Sec-Purpose": ["prefetch", "prefetch;prerender"],
    "Sec-Fetch-Dest": ["document", "iframe", "x"],
    "Content-Type": ["", "application/json", "x", "multipart/form-data"],
    "Content-Encoding": ["gzip", "br", "x"],
    "Transfer-Encoding": ["x", "gzip, chunked"],
    Expect: ["100-continue", "x"],
    Upgrade: ["websocket", "h2c"],
    Authorization: ["Bearer x", "Basic =", ""],
    "Cache-Control": ["no-cache", "only-if-cached"],
    "Save-Data": ["on"],
    "__proto__": ["x"],
    "X-Long": ["y".repeat(30_000), "y".repeat(70_000)],
  }; // prettier-ignore
  const chosen = random.some(Object.entries(values), random.weigh({ 1: 6, 2: 2, 3: 1 }) === "1" ? 1 : 2);
  return chosen.map(([name, choice]) => {
    changed.push(`header ${name.toLowerCase()}`);
    return [name, random.pick(choice)];
  });
}

/** What a visitor's browser keeps, now and then with something hostile behind it. */
export function cookieOf({ random, changed }: AttackContext, visitor: Visitor): string {
  const own = cookieHeader(visitor);
  if (!random.chance(0.06)) return own;
  changed.push("header cookie");
  const names = [
    "user-prefs",
    "session",
    "shortlist",
    "shortlist-removed",
    "save-search",
    "google-sign-in",
    "__proto__",
    "",
  ];
  const value = random.chance(0.5)
    ? encoded(random, hostileText(random, ""))
    : random.pick([
        "%",
        "e30=",
        "e30=.x",
        "bnVsbA==",
        "W10=",
        "eyJfX3Byb3RvX18iOjF9",
        "a=b=c",
        '"',
        "x".repeat(5_000),
        "eyJhIjoi",
      ]);
  return [own, `${random.pick(names)}=${value}`, ...(random.chance(0.2) ? [";;;=;"] : [])].filter(Boolean).join("; ");
}

/** A form that comes from elsewhere, or does not say from where. */
export function oddOrigin({ random, changed }: AttackContext, origin: string): [string, string][] {
  changed.push("header origin");
  const origins = [
    "null",
    "",
    `https://${foreignHost}`,
    `${origin}.${foreignHost}`,
    "%%%",
    "http://[",
    origin.toUpperCase(),
    `${origin}/`,
  ];
  return random.chance(0.2) ? [] : [["Origin", random.pick(origins)]];
}

/** Headers with those that every browser sends, where they are not among them. */
export function withDefaults(
  given: readonly (readonly [string, string])[],
  origin: string,
): (readonly [string, string])[] {
  const defaults: [string, string][] = [
    ["Host", new URL(origin).host],
    ["X-Forwarded-For", someAddress()],
    ["User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
    ["Accept", "text/html,application/xhtml+xml,*/*;q=0.8"],
  ];
  const named = new Set(given.map(([name]) => name.toLowerCase()));
  return [...defaults.filter(([name]) => !named.has(name.toLowerCase())), ...given];
}
