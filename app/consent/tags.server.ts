import { ownCookies } from "#app/http/cookie-name.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Category } from "./choice.ts";
import type { Tag } from "./consent-call.ts";

/** A tag of the operator's, as the settings describe it. */
interface ConfiguredTag extends Tag {
  /** Origins that its page may then reach. */
  hosts: readonly string[];
  /** Names of the cookies that it sets; `*` at the end stands for anything. */
  cookies: readonly string[];
}

/** What this site sets by itself is no tag's to lose, whatever the settings say. */
const own = new Set<string>(ownCookies);

const tags: readonly ConfiguredTag[] = [
  ...configure("analytics", {
    url: settings.ANALYTICS_SCRIPT_URL,
    id: settings.ANALYTICS_SITE_ID,
    attribute: settings.ANALYTICS_SITE_ATTRIBUTE,
    hosts: settings.ANALYTICS_HOSTS,
    cookies: settings.ANALYTICS_COOKIES,
  }),
  ...configure("advertising", {
    url: settings.ANALYTICS_ADVERTISING_SCRIPT_URL,
    id: settings.ANALYTICS_ADVERTISING_SITE_ID,
    attribute: settings.ANALYTICS_ADVERTISING_SITE_ATTRIBUTE,
    hosts: settings.ANALYTICS_ADVERTISING_HOSTS,
    cookies: settings.ANALYTICS_ADVERTISING_COOKIES,
  }),
];

interface TagSettings {
  url: string | undefined;
  id: string | undefined;
  attribute: string;
  hosts: readonly string[];
  cookies: readonly string[];
}

function configure(category: Category, { url, id, attribute, hosts, cookies }: TagSettings): ConfiguredTag[] {
  if (url === undefined) return [];
  const src = url.replaceAll("{id}", encodeURIComponent(id ?? ""));
  const attributes: Record<string, string> = id === undefined ? {} : { [attribute]: id };
  return [{ category, src, attributes, hosts: [new URL(src).origin, ...hosts], cookies }];
}

/** The scripts that somebody's consent allows. */
export function listTags(allowed: readonly Category[]): Tag[] {
  return tags
    .filter(({ category }) => allowed.includes(category))
    .map(({ category, src, attributes }) => ({ category, src, attributes }));
}

/** The origins that a page with these scripts may reach. */
export function listTagHosts(allowed: readonly Category[]): string[] {
  return [...new Set(tags.filter(({ category }) => allowed.includes(category)).flatMap(({ hosts }) => hosts))];
}

/** The cookies that a category's script sets, as the settings name them; null where there is no such script. */
export function findTagCookies(category: Category): readonly string[] | null {
  return tags.find((tag) => tag.category === category)?.cookies ?? null;
}

/** Elements that load these scripts, as HTML. */
export function tagElements(loaded: readonly Tag[]): string {
  return loaded
    .map(({ src, attributes }) => {
      const all = { src, ...attributes };
      return `<script async${Object.entries(all)
        .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
        .join("")}></script>`;
    })
    .join("");
}

/** Text between quotation marks of an HTML attribute. */
export function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/**
 * The `Set-Cookie`s that take back what scripts without consent have set: a browser says only a cookie's name, so it is
 * taken from every domain that the site may set one for.
 */
export function expireCookies(header: string | null, allowed: readonly Category[]): string[] {
  const patterns = tags.filter(({ category }) => !allowed.includes(category)).flatMap(({ cookies }) => cookies);
  if (header === null || patterns.length === 0) return [];
  return header
    .split(";")
    .map(nameOf)
    .filter((name) => !isOwn(name) && patterns.some((pattern) => isNamed(name, pattern)))
    .flatMap((name) => domains.map((domain) => `${name}=; Max-Age=0; Path=/${domain}`));
}

/** Whether a request brings a cookie of the site's, beside the choice about cookies itself. */
export function hasOwnCookies(header: string): boolean {
  return header.split(";").some((pair) => isOwn(nameOf(pair)) && nameOf(pair) !== "user-prefs");
}

const nameOf = (pair: string) => (pair.split("=", 1)[0] ?? "").trim();
const isOwn = (name: string) => own.has(name.replace(/^__Host-/, ""));

function isNamed(name: string, pattern: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** Without a domain, and with each that the site's host belongs to: `www.quartier.example`, `quartier.example`. */
const domains = ["", ...parentsOf(new URL(settings.SITE_URL).hostname).map((domain) => `; Domain=${domain}`)].map(
  (domain) => (settings.SITE_URL.startsWith("https:") ? `${domain}; Secure` : domain),
);

function parentsOf(host: string): string[] {
  if (!/[a-z]$/i.test(host) || !host.includes(".")) return []; // An address, or this machine.
  const labels = host.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}
