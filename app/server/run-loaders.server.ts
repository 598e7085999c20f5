import type { AppLoadContext, LoaderFunction, ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];

/** What the loaders of a page gave. */
export interface Loaded {
  /** By the id of the route; a loader that was not asked, or is none, has none. */
  data: Readonly<Record<string, unknown>>;
  status: number;
  /** The cookies that loaders set: all that a page has of their headers. */
  headers: Headers;
}

/** Why what loaders gave is left to Remix: one gave a response or a redirect, threw an error, or gave data that come later. */
export type Unusual = "response" | "error" | "not plain";

/** What loaders gave to a request, by the ids of their routes, for whoever reads the same page again. */
const given = new WeakMap<AppLoadContext, Map<string, Promise<unknown>>>();

/** The same build, whose loaders give what they gave to the same request before ({@link runLoaders}). */
export function givingOnce(build: ServerBuild): ServerBuild {
  const once = ([id, route]: [string, Routes[string]]) => {
    const { loader } = route.module;
    if (!loader) return [id, route] as const;
    const again: LoaderFunction = (args) => given.get(args.context)?.get(id) ?? loader(args);
    return [id, { ...route, module: { ...route.module, loader: again } }] as const;
  };
  return { ...build, routes: Object.fromEntries(Object.entries(build.routes).map(once)) };
}

/**
 * Runs loaders at once, and waits for all of them, as Remix does.
 * @param routes those whose loaders are asked, outermost first
 * @returns why it is Remix's where one gave anything but data: {@link givingOnce} has it for Remix
 */
export async function runLoaders(
  routes: readonly Routes[string][],
  args: { request: Request; context: AppLoadContext; params: Record<string, string | undefined> },
): Promise<Loaded | Unusual> {
  const results = new Map(
    routes.flatMap(({ id, module: { loader } }) => (loader ? [[id, start(loader, args)] as const] : [])),
  );
  given.set(args.context, results);
  const data: Record<string, unknown> = {};
  const headers = new Headers();
  let status = 200;
  for (const [id, settled] of await settle(results)) {
    if (settled.status === "rejected") return settled.reason instanceof Response ? "response" : "error";
    const { value } = settled;
    if (isWithInit(value)) {
      data[id] = value.data;
      // The innermost that says anything but 200.
      if (value.init?.status && value.init.status !== 200) ({ status } = value.init);
      addCookies(headers, value.init?.headers);
    } else if (value === undefined) return "error";
    else if (value instanceof Response) return "response";
    else if (comesLater(value)) return "not plain";
    else data[id] = value;
  }
  return { data, status, headers };
}

/** A loader that throws before its first wait gives a promise, too. */
const start = async (loader: LoaderFunction, args: Parameters<LoaderFunction>[0]): Promise<unknown> => loader(args);

async function settle(results: ReadonlyMap<string, Promise<unknown>>) {
  const settled = await Promise.allSettled(results.values());
  return [...results.keys()].map((id, at) => [id, settled[at]!] as const);
}

/** What `data()` of Remix makes. */
const isWithInit = (value: unknown): value is { data: unknown; init: ResponseInit | null } =>
  typeof value === "object" && value !== null && "type" in value && value.type === "DataWithResponseInit";

/** What `defer()` of Remix makes. */
const comesLater = (value: unknown): boolean => typeof value === "object" && value !== null && "resolveData" in value;

function addCookies(headers: Headers, added: HeadersInit | undefined): void {
  if (!added) return;
  const cookies = new Headers(added).getSetCookie();
  const there = new Set(headers.getSetCookie());
  for (const cookie of cookies) if (!there.has(cookie)) headers.append("Set-Cookie", cookie);
}
