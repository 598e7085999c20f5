import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, it } from "vitest";
import routeTable from "#app/routes.ts";
import remixOptions from "../../remix.config.js";
import { handleByBranch } from "./route-branches.server.ts";

/* The site's own table of routes, in which each answers with its name. */

const routes: ServerBuild["routes"] = { root: answering("root", undefined, "") };
addRoutes(routeTable, "root");
const build = {
  entry: { module: { default: () => new Response("a document"), handleError: () => {} } },
  routes,
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: remixOptions.future,
  isSpaMode: false,
} as unknown as ServerBuild;

const byBranch = handleByBranch(build, "production");
const byAll = createRequestHandler(build, "production");

/** An address of each route, as it is written in the table and as visitors may write it. */
const addresses = Object.values(routes)
  .map(({ id }) => "/" + pathOf(id))
  .flatMap((path) => {
    const filled = path.replaceAll(/:\w+\??/g, "some-thing").replace("*", "office/brussels");
    return [filled, filled.toUpperCase(), `${filled}/`, `${filled}/more`, filled.replace("/", "//")];
  });

it.each([
  ...new Set(addresses),
  ...["/", "/en", "/EN/To-Let", "/nope", "/en/nope", "/fr/%C3%A0-louer", "/en/to%2Dlet", "/healthz/to-let"],
  ...["/en/to-let/.data", "/nl/te-huur/kantoor.data", "/sitemaps", "/map/tiles/1/2/3", "/__manifest?p=/en"],
])("%s is answered by the route that all routes together would find", async (path) => {
  expect(await answerTo(byBranch, path)).toEqual(await answerTo(byAll, path));
});

async function answerTo(handle: typeof byAll, path: string) {
  const answer = await handle(new Request(`http://localhost:3000${path}`));
  return [answer.status, await answer.text()];
}

function answering(id: string, parentId: string | undefined, path: string | undefined, index?: boolean) {
  return { id, parentId, path, index, module: { default: undefined, loader: () => new Response(id) } };
}

function addRoutes(entries: readonly RouteConfigEntry[], parentId: string) {
  for (const { id, path, index, file, children = [] } of entries) {
    const name = id ?? file;
    routes[name] = answering(name, parentId, path, index);
    addRoutes(children, name);
  }
}

function pathOf(id: string): string {
  const { parentId, path = "" } = routes[id]!;
  return [parentId && pathOf(parentId), path].filter(Boolean).join("/");
}
