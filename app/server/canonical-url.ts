/** Paths that are served as written: names of files and keys may hold capitals. `__manifest` is Remix's own. */
const asWritten = /^\/(?:assets-base|media|fonts|__manifest)(?:\/|$)/;

/** What nearly every path looks like: nothing to decode, lower, drop or resolve. */
const plainPath = /^(?:\/[a-z0-9_~-][a-z0-9_.~-]*)+$/;

/**
 * The one form of a URL (decisions, section 1): lower case, no trailing or double slash, no dot segments, percent-encoded
 * where needed and nowhere else. It always starts with exactly one slash, so that a redirect to it stays on this site.
 * The query stays as it is, except for `_data`: with it, Remix would answer in a retired protocol instead of a page.
 *
 * @param target path and query as requested, in ASCII, e.g. `/FR//Recherche/?page=2`
 * @returns e.g. `/fr/recherche?page=2`; undefined when a percent-encoding of the path is broken: it names no page
 */
export function canonicalUrl(target: string): string | undefined {
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? "" : target.slice(mark + 1);
  const canonical = plainPath.test(path) ? path : asWritten.test(path) ? decodable(path) : canonicalPath(path);
  if (canonical === undefined || mark < 0) return canonical;
  const pageQuery = withoutData(query);
  return pageQuery || pageQuery === query ? `${canonical}?${pageQuery}` : canonical;
}

function canonicalPath(path: string): string | undefined {
  const segments: string[] = [];
  // To those who resolve addresses, a backslash is a slash: encoded ones too, which the router decodes before it does.
  for (const raw of path.replace(/\\|%5c/gi, "/").split("/")) {
    const segment = decode(raw)?.toLowerCase();
    if (segment === undefined) return undefined;
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(encodeURIComponent(segment));
  }
  return `/${segments.join("/")}`;
}

function decodable(path: string): string | undefined {
  return decode(path) === undefined ? undefined : path;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined; // Broken; the caller says what that means.
  }
}

function withoutData(query: string): string {
  if (!/data|%/i.test(query)) return query;
  const isData = (pair: string) => new URLSearchParams(pair).has("_data");
  return query
    .split("&")
    .filter((pair) => !isData(pair))
    .join("&");
}
