import { createRequestHandler, data, redirect, type AppLoadContext, type EntryContext } from "@remix-run/node";
import type { LoaderFunction, ServerBuild } from "@remix-run/node";
import { expect, it, vi } from "vitest";
import { readLoaderData } from "#app/http/rendering/render-document.server.tsx";
import { log } from "#app/http/log.server.ts";
import { requestContext } from "#app/http/request-context.ts";
import remixOptions from "../../remix.config.js";
import { watchLeft } from "./left-to-remix.server.ts";
import { readPages } from "./read-pages.server.ts";

/* The same build answered by Remix and by ours: a page in a layout, whose loaders give what each case says. */

const shared = { name: "Ixelles", "": "no name" };
const plain = {
  texts: ["", "Ixelles", "</script>\u2028 é € 😀", "Ixelles"],
  numbers: [0, -0, 1.5, -2, 1e21, NaN, Infinity, -Infinity],
  others: [true, false, null, undefined],
  // oxlint-disable-next-line no-sparse-arrays -- the format has a sign for what is left out
  nested: { shared, again: shared, empty: {}, list: [[], [[1]], [, 1]], missing: undefined },
};

const cases: Record<string, LoaderFunction> = {
  "plain data": () => plain,
  nothing: () => null,
  "a text": async () => "Ixelles",
  "a status": () => data(plain, { status: 404 }),
  cookies: () =>
    data(plain, {
      headers: [
        ["Set-Cookie", "a=1"],
        ["Set-Cookie", "b=2"],
        ["X-Of-Loader", "no"],
      ],
    }),
  "what is asked": ({ request, params }) => [request.url, request.method, request.headers.get("x-some"), params],
  "a date": () => ({ at: new Date(0) }),
  "a map": () => new Map([["a", 1]]),
  "something later": () => ({ later: Promise.resolve(1) }),
  "a response": () => new Response("text"),
  "a redirect": () => redirect("/en/elsewhere"),
  "a redirect that is thrown": () => {
    throw redirect("../elsewhere", { headers: { "Set-Cookie": "a=1" } });
  },
  "no such page": async () => {
    throw new Response("gone", { status: 404 });
  },
  "an error": () => {
    throw new Error("broken");
  },
  "no answer": () => undefined as unknown as null,
};

const addresses = [
  ...["/en/page?a=1&b=2", "/en/page.data?a=1&b=2", "/en/page.data?_routes=page", "/en/page.data?_routes=root%2Cpage"],
  ...[
    "/en/page?index",
    "/en/page?a=b c",
    "/en/page?_routes=page",
    "/EN/page",
    "/en/nope",
    "/en/nope.data",
    "/_root.data",
  ],
];

it.each(Object.keys(cases).flatMap((name) => addresses.map((address) => [name, address] as const)))(
  "%s at %s is read as Remix reads it",
  async (name, address) => {
    const of = cases[name]!;
    const [ours, byRemix] = [buildWith(of), buildWith(of)];
    const answer = await answerTo(readPages(ours.build, "production"), address);
    expect(answer).toEqual(await answerTo(createRequestHandler(byRemix.build, "production"), address));
    expect(ours.loader.mock.calls.length).toBe(byRemix.loader.mock.calls.length);
    expect(ours.logged.mock.calls.map(([error]) => String(error))).toEqual(
      byRemix.logged.mock.calls.map(([error]) => String(error)),
    );
  },
);

it.each(["HEAD", "POST", "DELETE"])("%s is answered as Remix answers it", async (method) => {
  const [ours, byRemix] = [buildWith(cases["plain data"]!), buildWith(cases["plain data"]!)];
  const answer = await answerTo(readPages(ours.build, "production"), "/en/page", { method });
  expect(answer).toEqual(await answerTo(createRequestHandler(byRemix.build, "production"), "/en/page", { method }));
});

it("what fails as it is rendered is logged once, and its loaders are not asked again", async () => {
  const { build, loader, logged } = buildWith(() => plain);
  const render = vi.fn().mockRejectedValueOnce(new Error("first")).mockRejectedValueOnce(new Error("broken"));
  render.mockImplementation(async (_request, status) => new Response("an error page", { status }));
  const answer = await readPages(withRender(build, render), "production")(new Request("http://localhost/en/page"));
  expect([answer.status, await answer.text()]).toEqual([500, "an error page"]);
  expect(loader).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls.map(([error]) => String(error))).toEqual(["Error: broken"]);
});

it.each([
  ["not plain", () => new Map(), undefined],
  ["rendering", () => plain, new Error("ours alone")],
] as const)("what Remix answers though we failed (%s) is logged, once a minute", async (why, of, failure) => {
  // The cases above have had theirs logged within this minute.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 120_000 });
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const { build } = buildWith(of);
  const render = vi.fn(describePage);
  const handle = readPages(failure ? withRender(build, render) : build, "production");
  for (let time = 0; time < 2; time++) {
    if (failure) render.mockRejectedValueOnce(failure);
    const headers = { "X-Request-Id": "its-id" };
    expect((await handle(new Request("http://localhost/en/page?a=1", { headers }))).status).toBe(200);
  }
  expect(warn.mock.calls).toEqual([[{ id: "its-id", path: "/en/page", why, err: failure }, expect.any(String)]]);
  warn.mockRestore();
  vi.useRealTimers();
});

it("what is Remix's to answer, or fails with Remix too, is not logged", () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  let time = 0;
  const note = watchLeft(() => time);
  const request = new Request("http://localhost/en/page");
  for (const why of ["response", "error", "visitor left"] as const) note(request, why, new Response());
  note(request, "rendering", new Response(null, { status: 500 }));
  expect(warn).not.toHaveBeenCalled();
  for (time of [0, 59_999, 60_000]) note(request, "rendering", new Response());
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

it("no request can change what the next for the same path is told", async () => {
  const told: unknown[] = [];
  const { build } = buildWith(({ params }) => {
    told.push({ ...params });
    (params as Record<string, string>)["added"] = "by a loader";
    return null;
  });
  const handle = readPages(build, "production");
  for (let time = 0; time < 2; time++) await handle(new Request("http://localhost/en/page"));
  expect(told).toEqual([{}, {}]);
});

function buildWith(ofPage: LoaderFunction) {
  const loader = vi.fn(ofPage);
  const logged = vi.fn();
  const page = () => null;
  const routes = {
    root: { id: "root", path: "", module: { default: page, loader: () => ({ site: "Quartier", shared }) } },
    layout: { id: "layout", parentId: "root", path: "en", module: { default: page } },
    page: {
      id: "page",
      parentId: "layout",
      path: "page",
      module: { default: page, loader, handle: { ownSearch: true } },
    },
    nope: { id: "nope", parentId: "layout", path: "*", module: { default: page, loader: () => data(null, 404) } },
  };
  const build = {
    entry: { module: { default: describePage, handleError: logged } },
    routes,
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    future: remixOptions.future,
    isSpaMode: false,
  } as unknown as ServerBuild;
  return { build, loader, logged };
}

const withRender = (build: ServerBuild, render: unknown) =>
  ({ ...build, entry: { module: { ...build.entry.module, default: render } } }) as ServerBuild;

/** All that a page is rendered with. */
async function describePage(
  _request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: AppLoadContext,
) {
  const encoded = await readLoaderData(page, requestContext(context).encodeData);
  const { matches, loaderData, actionData, errors, location, basename, statusCode } = page.staticHandlerContext;
  const of = matches.map(({ params, pathname, pathnameBase, route }) => ({
    params,
    pathname,
    pathnameBase,
    id: route.id,
  }));
  const { manifest, routeModules, serverHandoffString, future, isSpaMode, renderMeta, criticalCss } = page;
  const modules = Object.keys(routeModules);
  return Response.json(
    {
      ...{
        status,
        headers: [...headers],
        encoded,
        of,
        loaderData,
        actionData,
        errors: String(errors && Object.keys(errors)),
      },
      ...{ location: { ...location, key: "" }, basename, statusCode },
      ...{ manifest, modules, serverHandoffString, future, isSpaMode, renderMeta, criticalCss },
    },
    { status },
  );
}

async function answerTo(handle: ReturnType<typeof readPages>, address: string, init: RequestInit = {}) {
  const request = new Request(`http://localhost:3000${address}`, { headers: { "X-Some": "header" }, ...init });
  const answer = await handle(request);
  return [answer.status, [...answer.headers], await answer.text()];
}
