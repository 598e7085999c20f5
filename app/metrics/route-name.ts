import { isLanguage, languages } from "#app/i18n/languages.ts";
import { paths, type Page } from "#app/i18n/paths.ts";

/** Which of a site's few hundred addresses a request was for, in words of which there are few. */
interface RouteName {
  /** A page by its name in the path table, whichever language it is in; or what else the site answers. */
  route: string;
  /** `data` is what a page fetches when it follows another without a load. */
  kind: "page" | "data" | "file" | "call";
}

/** First segments of what is no page. */
const others = new Map<string, RouteName>([
  ...["api", "consent", "strategies", "unsubscribe"].map((route) => [route, { route, kind: "call" }] as const),
  ...["healthz", "readyz", "metrics"].map((route) => [route, { route, kind: "call" }] as const),
  ...["places", "search", "map"].map((route) => [route, { route: `${route}-data`, kind: "data" }] as const),
  ...["media", "feeds", "sitemaps"].map((route) => [route, { route, kind: "file" }] as const),
  ["assets-base", { route: "assets", kind: "file" }],
  ["sitemap.xml", { route: "sitemaps", kind: "file" }],
]);

/** Pages by the first word of their path, in each language: of those that share it, the one with the shortest path. */
const pagesByWord = new Map<string, Page>();
for (const page of Object.keys(paths) as Page[]) {
  for (const language of languages) {
    const [word] = paths[page][language]?.split("/") ?? [];
    if (word === undefined) continue;
    const key = `${language}/${word}`;
    if (!pagesByWord.has(key)) pagesByWord.set(key, page);
  }
}

/** @param url from the path on, as a client sent it */
export function nameRoute(url: string): RouteName {
  const [path = ""] = url.split("?", 1);
  const isData = path.endsWith(".data");
  const [, first = "", word = ""] = (isData ? path.slice(0, -".data".length) : path).toLowerCase().split("/", 3);
  const other = others.get(first);
  if (other) return other;
  const page = isLanguage(first) ? pagesByWord.get(`${first}/${word}`) : undefined;
  return { route: page ?? "other", kind: isData ? "data" : "page" };
}
