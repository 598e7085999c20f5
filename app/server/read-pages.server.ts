import { createRequestHandler, type AppLoadContext, type EntryContext } from "@remix-run/node";
import type { RequestHandler, ServerBuild } from "@remix-run/node";
import { encodeLoaderData } from "#app/http/encode-loader-data.server.ts";
import { requestContext } from "#app/http/request-context.ts";
import { scriptJson } from "#app/http/script-json.ts";
import { pageReadings } from "#app/metrics/registry.server.ts";
import { askedToRead, type AskedPage } from "./asked-page.server.ts";
import { noteLeft, type WhyLeft } from "./left-to-remix.server.ts";
import { matcherOf, type Matches } from "./match-pages.server.ts";
import { givingOnce, runLoaders, type Loaded } from "./run-loaders.server.ts";

/**
 * Reads pages, and their data, as Remix's request handler does, which makes two requests more for each loader, with their
 * headers and signals, and a stream of data that are at hand. Here loaders are given the request that came, and what they
 * give goes to the functions of entry.server.tsx in the shape that Remix gives it.
 *
 * That is for what is as usual: a page that is asked for by GET, whose loaders all give plain data. Redirects, errors, forms
 * and files are Remix's, which then finds what loaders have given: none runs twice.
 */
export function readPages(build: ServerBuild, mode: string): RequestHandler {
  const rest = createRequestHandler(givingOnce(build), mode);
  const page = pageOf(build);
  const matchesOf = matcherOf(build);
  return async (request, context = {}) => {
    const asked = askedToRead(request);
    const matches = asked && matchesOf(asked.pathname);
    if (!asked || !matches) return rest(request, context);
    const routes = matches.flatMap(({ route: { id } }) => build.routes[id] ?? []);
    const { only } = asked;
    const loaded = await runLoaders(only ? routes.filter(({ id }) => only.includes(id)) : routes, {
      request: asked.request,
      context,
      params: matches[0]?.params ?? {},
    });
    const leave = async ({ why, failure }: Left) => {
      const answer = await rest(request, context);
      noteLeft(request, why, answer, failure);
      return answer;
    };
    if (request.signal.aborted) return leave({ why: "visitor left" });
    if (typeof loaded === "string") return leave({ why: loaded });
    const read = asked.isDocument ? readDocument : readData;
    const answer = await read({ build, page, request, asked, matches, loaded, context });
    if (!(answer instanceof Response)) return leave(answer);
    pageReadings.inc({ result: "read" });
    return answer;
  };
}

interface Read {
  build: ServerBuild;
  page: ReturnType<typeof pageOf>;
  request: Request;
  asked: AskedPage;
  matches: Matches;
  loaded: Loaded;
  context: AppLoadContext;
}

/** What is Remix's to answer, and what was thrown here. */
interface Left {
  why: WhyLeft;
  failure?: unknown;
}

/** Loaders have given what only Remix can write. */
class NotPlain extends Error {}

/** @returns why, where Remix has to answer or to say what went wrong */
async function readDocument(given: Read): Promise<Response | Left> {
  const { build, page, request, asked, matches, loaded, context } = given;
  const loaderData: Record<string, unknown> = { ...loaded.data };
  for (const { route } of matches) loaderData[route.id] ??= null;
  const shared = requestContext(context);
  shared.encodeData = () => {
    const encoded = encodeLoaderData({ loaderData, actionData: null, errors: null });
    if (encoded === undefined) throw new NotPlain();
    return encoded;
  };
  const staticHandlerContext = {
    basename: build.basename ?? "/",
    location: { pathname: asked.pathname, search: asked.search, hash: "", state: null, key: "default" },
    ...{ matches, loaderData, loaderHeaders: {}, statusCode: loaded.status },
    ...{ actionData: null, actionHeaders: {}, errors: null, activeDeferreds: null },
  };
  try {
    const { default: render } = build.entry.module;
    return await render(
      request,
      loaded.status,
      loaded.headers,
      { ...page, staticHandlerContext, renderMeta: {} },
      context,
    );
  } catch (failure) {
    delete shared.encodeData;
    if (failure instanceof NotPlain) return { why: "not plain" };
    // Remix tries the same again: it logs what fails then, and renders the error's page.
    return failure instanceof Response ? { why: "response" } : { why: "rendering", failure };
  }
}

/** @returns why, where the data are not plain */
async function readData(given: Read): Promise<Response | Left> {
  const { build, request, asked, matches, loaded, context } = given;
  const ids = matches.map(({ route }) => route.id).filter((id) => !asked.only || Object.hasOwn(loaded.data, id));
  const encoded = encodeLoaderData(Object.fromEntries(ids.map((id) => [id, { data: loaded.data[id] ?? null }])));
  if (encoded === undefined) return { why: "not plain" };
  const shared = requestContext(context);
  shared.encodedData = encoded;
  const { headers, status } = loaded;
  headers.set("X-Remix-Response", "yes");
  headers.set("Content-Type", "text/x-script");
  const response = new Response(shared.sendsBytes ? null : encoded, { status, headers });
  const { handleDataRequest } = build.entry.module;
  return handleDataRequest?.(response, { request, context, params: matches[0]?.params ?? {} }) ?? response;
}

/** What all pages of a build are rendered with, as Remix makes it for each. */
function pageOf({ assets: manifest, basename, future, isSpaMode, routes }: ServerBuild) {
  return {
    manifest,
    routeModules: Object.fromEntries(Object.values(routes).map(({ id, module }) => [id, module])),
    serverHandoffString: scriptJson({ basename, future, isSpaMode }),
    future,
    isSpaMode,
    serializeError: () => ({ message: "Unexpected Server Error" }), // Of none: what has errors is Remix's.
  } as unknown as Omit<EntryContext, "staticHandlerContext">;
}
