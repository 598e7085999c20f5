import type { Random } from "./random.ts";
import type { WireRequest } from "./exchange.ts";
import type { FoundForm, FoundSite } from "./found-site.ts";
import { encodeFields } from "./attack-body.ts";
import { cookieOf, oddHeaders, oddOrigin, withDefaults } from "./attack-headers.ts";
import { encoded, hostileText, percentEncoded } from "./hostile-values.ts";
import { isParameter, type RouteTemplate } from "./route-templates.ts";
import { freshToken, type Visitor } from "./visitors.ts";

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
  const attack = { random, changed };
  const ownNames = found.namesAt(route.page);
  const base = makePath();
  const form = random.chance(0.35) ? pickForm(random, found, route) : undefined;
  const method = pickMethod();
  const { headers, body } = await makeBody();
  const query = makeQuery();
  // Where neither path, query nor body is hostile, a header is.
  const odd = oddHeaders(attack, changed.length === 0 ? 1 : 0.15);
  const cookie = cookieOf(attack, visitor);
  return {
    visitor,
    route,
    changed,
    method,
    target: base + query,
    headers: withDefaults([...odd, ...headers, ...(cookie ? ([["Cookie", cookie]] as const) : [])], origin),
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
    const own: [string, string][] = random.chance(0.9) ? [["Origin", origin]] : oddOrigin(attack, origin);
    const { type, body } = encodeFields(attack, sent);
    const length: [string, string][] = [["Content-Length", String(body.length)]];
    return {
      headers: [...own, ...(type === undefined ? [] : ([["Content-Type", type]] as [string, string][])), ...length],
      body,
    };
  }
}

/** A form that was seen at the route, or now and then any other. */
function pickForm(random: Random, found: FoundSite, route: RouteTemplate): FoundForm | undefined {
  const own = [...found.forms].filter(([key]) => key.includes(` ${route.page} `)).map(([, form]) => form);
  if (own.length > 0) return random.pick(own);
  return random.chance(0.05) ? random.pick([...found.forms.values()]) : undefined;
}
