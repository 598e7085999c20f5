import type { Random } from "./random.ts";
import type { WireRequest } from "./exchange.ts";
import type { FoundForm, FoundSite } from "./found-site.ts";
import { encoded, foreignHost, hostileText, percentEncoded } from "./hostile-values.ts";
import { isParameter, type RouteTemplate } from "./route-templates.ts";
import { cookieHeader, freshToken, someAddress, type Visitor } from "./visitors.ts";

/** One request of the net, and what is needed to tell about it. */
export interface Attack extends WireRequest {
  visitor: Visitor;
  route: Pick<RouteTemplate, "name" | "page">;
  /** What is not as the site itself would send it: `bbox`, `header range`. */
  changed: readonly string[];
}

export interface Material {
  found: FoundSite;
  /** What routes of the table are filled with, by the name of the parameter. */
  parameters: ReadonlyMap<string, readonly string[]>;
  /** Names that loaders and actions read, from their code. */
  names: readonly string[];
  origin: string;
}

/** A request to a route: known good values with a few hostile ones among them. */
export async function makeAttack(
  random: Random,
  { found, parameters, names, origin }: Material,
  route: RouteTemplate,
  visitor: Visitor,
): Promise<Attack> {
  const changed: string[] = [];
  const ownNames = found.namesAt(route.page);
  const base = makePath();
  const form = random.chance(0.35) ? pickForm(random, found, route) : undefined;
  const method = pickMethod();
  const { headers, body } = await makeBody();
  const query = makeQuery();
  // Where neither path, query nor body is hostile, a header is.
  const odd = makeHeaders(changed.length === 0 ? 1 : 0.15);
  const cookie = makeCookie();
  return {
    visitor,
    route,
    changed,
    method,
    target: base + query,
    headers: withDefaults([...odd, ...headers, ...(cookie ? ([["Cookie", cookie]] as const) : [])]),
    ...(body && { body }),
  };

  function makePath(): string {
    const seen = [...(found.addresses.get(route.name) ?? [])];
    const known = seen.length > 0 && random.chance(0.6) ? random.pick(seen).split("?")[0] : undefined;
    const given = known?.split("/").filter(Boolean) ?? [];
    const segments = route.segments.flatMap((segment, index) => {
      const isLast = index === route.segments.length - 1;
      if (!isParameter(segment)) return [segment];
      const name = segment.replace(/^:|\?$/g, "");
      const value =
        (name === "*" ? given.slice(index).join("/") : given[index]) ??
        pickValue(name, segment.endsWith("?") || isLast);
      if (random.chance(0.25)) {
        changed.push(`path ${name}`);
        return [encoded(random, hostileText(random, value))];
      }
      return value === "" ? [] : value.split("/").map((part) => (known ? part : percentEncoded(part)));
    });
    const path = `/${segments.join("/")}`;
    if (random.chance(0.08)) {
      changed.push("data request");
      return `${path === "/" ? "/_root" : path}.data`;
    }
    if (random.chance(0.03)) {
      changed.push("path");
      return (
        path +
        random.pick([
          "/",
          "//",
          "/.",
          "/..",
          "/%2e%2e",
          ";x",
          "/..;/",
          "\\",
          "%00",
          "%0a",
          ".html",
          ".json",
          "/index.html",
        ])
      );
    }
    return path;
  }

  function pickValue(name: string, optional: boolean): string {
    if (optional && random.chance(0.3)) return "";
    const values = parameters.get(name) ?? [];
    return values.length > 0 ? random.pick(values) : "";
  }

  function pickMethod(): string {
    if (form) return form.method;
    const way = random.weigh({ GET: 20, HEAD: 1, POST: 3, other: 1 });
    if (way !== "other") return way;
    changed.push("method");
    return random.pick([
      "PUT",
      "DELETE",
      "PATCH",
      "OPTIONS",
      "TRACE",
      "CONNECT",
      "get",
      "PROPFIND",
      "QUERY",
      "FOO",
      "POST ",
    ]);
  }

  function makeQuery(): string {
    const pairs: string[] = [];
    const seen = [...(found.addresses.get(route.name) ?? [])].filter((address) => address.includes("?"));
    // What belongs together, as links have it: deep code is reached by it alone.
    const together = seen.length > 0 && random.chance(0.5) ? [...new URL(random.pick(seen), origin).searchParams] : [];
    const chosen = random.chance(0.2) ? [] : Array.from({ length: random.int(1, 4) }, pickName);
    const fields = form?.method === "GET" ? form.fields : [];
    const all = [...together, ...fields, ...chosen.map((name) => [name, knownValue(name)] as const)];
    const hostileAt = random.chance(0.85) && all.length > 0 ? random.int(0, all.length - 1) : -1;
    for (const [index, [name, value]] of all.entries()) {
      const isHostile = index === hostileAt || random.chance(0.06);
      if (!isHostile) {
        pairs.push(`${percentEncoded(name)}=${percentEncoded(value)}`);
        continue;
      }
      const way = random.weigh({ value: 16, name: 1, twice: 1, array: 1, bare: 0.5 });
      changed.push(way === "value" ? name : `${name} (${way})`);
      const hostile = encoded(random, hostileText(random, value));
      if (way === "name") pairs.push(`${hostile}=${percentEncoded(value)}`);
      else if (way === "twice") pairs.push(`${name}=${hostile}`, `${name}=${percentEncoded(value)}`);
      else if (way === "array")
        pairs.push(`${name}${random.pick(["[]", "[0]", "[x]", "[__proto__]", ".x", "%00"])}=${hostile}`);
      else pairs.push(way === "bare" ? name : `${percentEncoded(name)}=${hostile}`);
    }
    if (random.chance(0.05)) {
      changed.push("framework");
      pairs.push(
        random.pick([
          "_data=root",
          "_routes=x",
          "_routes=root,language",
          "index",
          "_data=routes%2Fx",
          "index=&index",
          "p=%2Fen&version=x",
        ]),
      );
    }
    if (random.chance(0.02)) {
      changed.push("long query");
      pairs.push(`x=${"y".repeat(random.pick([2_000, 15_000, 16_300, 40_000]))}`);
    }
    return pairs.length > 0 ? `?${pairs.join("&")}` : "";
  }

  function pickName(): string {
    return random.pick(ownNames.length > 0 && random.chance(0.7) ? ownNames : names);
  }

  function knownValue(name: string): string {
    const values = [...(found.values.get(name) ?? [])];
    return values.length > 0 ? random.pick(values) : "1";
  }

  async function makeBody(): Promise<{ headers: [string, string][]; body?: Buffer }> {
    if (method === "GET" || method === "HEAD") return { headers: [] };
    const guessed = Array.from({ length: random.int(0, 5) }, () => random.pick(names));
    const fields = form?.fields ?? guessed.map((name) => [name, knownValue(name)] as const);
    const hostileAt = random.chance(0.7) && fields.length > 0 ? random.int(0, fields.length - 1) : -1;
    const sent: [string, string][] = [];
    for (const [index, [name, value]] of fields.entries()) {
      const good =
        name === "idToken" ? await freshToken(visitor) : value === "" && random.chance(0.7) ? knownValue(name) : value;
      if (index !== hostileAt && !random.chance(0.05)) sent.push([name, good]);
      else {
        changed.push(`field ${name}`);
        sent.push([name, hostileText(random, good)]);
        if (random.chance(0.1)) sent.push([name, good]);
      }
    }
    const own: [string, string][] = random.chance(0.9) ? [["Origin", origin]] : oddOrigin();
    const { type, body } = encodeFields(sent);
    const length: [string, string][] = [["Content-Length", String(body.length)]];
    return {
      headers: [...own, ...(type === undefined ? [] : ([["Content-Type", type]] as [string, string][])), ...length],
      body,
    };
  }

  function oddOrigin(): [string, string][] {
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

  function encodeFields(sent: readonly [string, string][]): { type: string | undefined; body: Buffer } {
    const way = random.weigh({
      form: 10,
      multipart: 2,
      json: 1.5,
      brokenJson: 0.5,
      brokenMultipart: 1,
      text: 1,
      none: 0.7,
      odd: 0.7,
      large: 0.2,
    });
    if (way !== "form") changed.push(`body ${way}`);
    const urlEncoded = Buffer.from(
      sent.map(([name, value]) => `${percentEncoded(name)}=${encoded(random, value)}`).join("&"),
      "latin1",
    );
    const form = "application/x-www-form-urlencoded";
    if (way === "form") return { type: random.chance(0.1) ? `${form};charset=utf-8` : form, body: urlEncoded };
    if (way === "none") return { type: undefined, body: urlEncoded };
    if (way === "large")
      return { type: form, body: Buffer.alloc(random.pick([200_000, 1_048_570, 1_100_000]), "a=b&") };
    if (way === "text") return { type: "text/plain", body: urlEncoded };
    const types = [
      "application/octet-stream",
      "application/xml",
      "image/png",
      "x",
      "/",
      "multipart/form-data",
      "multipart/form-data; boundary=",
      `${form}; charset=utf-16`,
      "application/json; charset=x",
      "application/grpc",
      "text/html",
    ];
    if (way === "odd") return { type: random.pick(types), body: urlEncoded };
    const json = JSON.stringify(Object.fromEntries(sent));
    const broken = [
      "{",
      "[]",
      "null",
      '"x"',
      "1e999",
      `{"__proto__":{"x":1}}`,
      "[".repeat(20_000),
      json.slice(0, -1),
      "\ufeff{}",
      '{"a":1,"a":2}',
    ];
    if (way === "json") return { type: "application/json", body: Buffer.from(json) };
    if (way === "brokenJson") return { type: "application/json", body: Buffer.from(random.pick(broken)) };
    const boundary = "----q7x";
    const parts = sent.map(([name, value]) => {
      const file = random.chance(0.15)
        ? `; filename="${random.pick(["x.txt", "../../x", "", '"', "x\u0000.png"])}"\r\nContent-Type: ${random.pick(["text/plain", "image/svg+xml", "x"])}`
        : "";
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
    });
    const whole = `${parts.join("")}--${boundary}--\r\n`;
    const type = `multipart/form-data; boundary=${boundary}`;
    if (way === "multipart") return { type, body: Buffer.from(whole) };
    const cut = [
      whole.slice(0, random.int(0, whole.length)),
      whole.replaceAll("\r\n", "\n"),
      whole.replaceAll("name=", ""),
      `--${boundary}`,
      whole.replaceAll(boundary, "other"),
    ];
    return { type, body: Buffer.from(random.pick(cut)) };
  }

  function makeHeaders(share: number): [string, string][] {
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

  function makeCookie(): string {
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

  function withDefaults(given: readonly (readonly [string, string])[]): (readonly [string, string])[] {
    const defaults: [string, string][] = [
      ["Host", new URL(origin).host],
      ["X-Forwarded-For", someAddress()],
      ["User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
      ["Accept", "text/html,application/xhtml+xml,*/*;q=0.8"],
    ];
    const named = new Set(given.map(([name]) => name.toLowerCase()));
    return [...defaults.filter(([name]) => !named.has(name.toLowerCase())), ...given];
  }
}

/** A form that was seen at the route, or now and then any other. */
function pickForm(random: Random, found: FoundSite, route: RouteTemplate): FoundForm | undefined {
  const own = [...found.forms].filter(([key]) => key.includes(` ${route.page} `)).map(([, form]) => form);
  if (own.length > 0) return random.pick(own);
  return random.chance(0.05) ? random.pick([...found.forms.values()]) : undefined;
}
