import type { Random } from "./random.ts";
import { templateOf, type RouteTemplate } from "./route-templates.ts";

/** A form as a page has it. */
export interface FoundForm {
  method: string;
  /** Path and query. */
  action: string;
  fields: readonly (readonly [name: string, value: string])[];
}

/**
 * What a page leads to: every address and form in it; of a sitemap, its addresses.
 * @param own the site's origin
 */
export function readPage(
  html: string,
  address: string,
  own: string,
): { links: string[]; files: string[]; forms: FoundForm[] } {
  const page = new URL(address, own);
  const resolve = (href: string) => {
    if (!URL.canParse(unescaped(href), page)) return undefined;
    const url = new URL(unescaped(href), page);
    return url.origin === own ? url.pathname + url.search : undefined;
  };
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"|<loc>([^<]*)/g)].map(([, href, loc]) =>
    resolve(href ?? loc ?? ""),
  );
  const files = [...html.matchAll(/<(?:link|script|img|source|image)\s[^>]*?(?:href|src)="([^"]*)"/g)];
  return {
    links: defined(links),
    files: defined(files.map(([, href = ""]) => resolve(href))),
    forms: [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, given = "", content = ""]) => {
      const id = attributeOf(given, "id");
      const elsewhere = id === "" ? [] : html.match(new RegExp(`<(?:input|button)\\b[^>]*\\bform="${id}"[^>]*>`, "g"));
      return {
        method: (attributeOf(given, "method") || "get").toUpperCase(),
        action: resolve(attributeOf(given, "action") || address) ?? address,
        fields: fieldsOf(content + (elsewhere ?? []).join("")),
      };
    }),
  };
}

function fieldsOf(content: string): [string, string][] {
  const fields = [...content.matchAll(/<(input|button|select|textarea)\b([^>]*)>/g)].map(
    ([tag, kind, given = ""]): [string, string] => {
      const rest = content.slice(content.indexOf(tag) + tag.length);
      const option = kind === "select" ? /<option\b[^>]*?value="([^"]+)"/.exec(rest)?.[1] : undefined;
      return [attributeOf(given, "name"), option ?? attributeOf(given, "value")];
    },
  );
  return fields.filter(([name]) => name !== "");
}

function attributeOf(given: string, name: string): string {
  return unescaped(new RegExp(`\\s${name}="([^"]*)"`).exec(given)?.[1] ?? "");
}

function unescaped(text: string): string {
  const characters: Record<string, string> = { amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">" };
  return text.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => characters[name] ?? "");
}

const defined = <T>(values: readonly (T | undefined)[]) => values.filter((value): value is T => value !== undefined);

/** Everything that the site was found to have, by route. */
export class FoundSite {
  /** Addresses that were seen, by the name of their route's template. */
  readonly addresses = new Map<string, Set<string>>();
  readonly files = new Set<string>();
  readonly forms = new Map<string, FoundForm>();
  /** Values of parameters and fields that were seen, by name. */
  readonly values = new Map<string, Set<string>>();
  /** Asked for when all has been found. */
  readonly #names = new Map<string, readonly string[]>();

  constructor(readonly templates: readonly RouteTemplate[]) {}

  /** Notes an address. @returns its template, when the address was not known */
  addAddress(address: string): RouteTemplate | undefined {
    const { pathname, searchParams } = new URL(address, "http://site.invalid");
    for (const [name, value] of searchParams) this.addValue(name, value);
    const template = templateOf(this.templates, pathname);
    if (!template) return undefined;
    const known = this.addresses.get(template.name) ?? new Set();
    if (known.has(address)) return undefined;
    this.addresses.set(template.name, known.add(address));
    return template;
  }

  /** Notes a form; the same fields at the same route are one form. */
  addForm(form: FoundForm): void {
    const { pathname } = new URL(form.action, "http://site.invalid");
    const template = templateOf(this.templates, pathname)?.page ?? pathname;
    const names = form.fields.map(([name, value]) => (name === "intent" ? `${name}=${value}` : name)).join();
    this.forms.set(`${form.method} ${template} ${names}`, form);
    for (const [name, value] of form.fields) this.addValue(name, value);
  }

  /** The parameters that addresses of a page were seen with, in whichever language. */
  namesAt(page: string): readonly string[] {
    let names = this.#names.get(page);
    if (!names) {
      const templates = this.templates.filter((template) => template.page === page);
      const addresses = templates.flatMap(({ name }) => [...(this.addresses.get(name) ?? [])]);
      names = [...new Set(addresses.flatMap((address) => [...new URLSearchParams(address.split("?")[1]).keys()]))];
      this.#names.set(page, names);
    }
    return names;
  }

  addValue(name: string, value: string): void {
    const known = this.values.get(name) ?? new Set();
    if (known.size < 40) known.add(value);
    this.values.set(name, known);
  }
}

/** Every route in turn; every second time one of those that read most, or a file. */
export function pickRoute(random: Random, found: FoundSite, number: number): RouteTemplate {
  if (number % 2 === 0) return found.templates[(number / 2) % found.templates.length]!;
  if (random.chance(0.12) && found.files.size > 0) {
    const file = random.pick([...found.files]).split("?")[0]!;
    return { name: file, page: "files", segments: file.split("/").filter(Boolean) };
  }
  const rich = found.templates.filter(({ name }) =>
    /:type\?|^\/(?:en|fr|nl)\/(?:search|recherche|zoeken)|^\/(?:map|places|feeds|api|strategies|shortlist)|contact|profil|saved|\/:reference/.test(
      name,
    ),
  );
  return random.pick(rich);
}
