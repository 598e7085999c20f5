/** What a request to read a page says. */
export interface AskedPage {
  /** Of the page, where its data alone are asked for, too. */
  pathname: string;
  search: string;
  /** False where a script asks for the data alone. */
  isDocument: boolean;
  /** Ids of the routes whose data are asked for; undefined for all of the page's. */
  only: readonly string[] | undefined;
  /** What loaders are given. */
  request: Request;
}

/** Parameters that Remix takes for itself before a loader reads the address. */
const ownParameters = ["_data", "_routes", "index"];

/**
 * Reads what page a request asks for, if nothing about it is unusual: a GET of an address that stays as it is when it is
 * written anew, which Remix does with each.
 * @returns undefined for what Remix should read by itself
 */
export function askedToRead(request: Request): AskedPage | undefined {
  if (request.method !== "GET") return undefined;
  const url = new URL(request.url);
  const { pathname, searchParams: parameters } = url;
  if (url.search && url.search !== `?${parameters}`) return undefined;
  if (!pathname.endsWith(".data")) {
    if (url.search && ownParameters.some((name) => parameters.has(name))) return undefined;
    return { pathname, search: url.search, isDocument: true, only: undefined, request };
  }
  const only = parameters.get("_routes")?.split(",");
  parameters.delete("_routes");
  if (ownParameters.some((name) => parameters.has(name))) return undefined;
  url.pathname = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  const { headers, signal } = request;
  const { search } = url;
  return { pathname: url.pathname, search, isDocument: false, only, request: new Request(url, { headers, signal }) };
}
