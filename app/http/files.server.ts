import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { settings } from "#app/settings.server.ts";
import { accepts } from "./accepts.ts";
import { cachePolicies } from "./cache-policies.ts";
import { workerPolicy } from "./security-headers.ts";

/** What the build compresses (vite.config.ts), and as what it is served. */
const types = new Map(
  Object.entries({
    css: "text/css; charset=utf-8",
    js: "text/javascript; charset=utf-8",
    json: "application/json",
    mjs: "text/javascript; charset=utf-8",
    svg: "image/svg+xml",
  }),
);

const copies = [
  { coding: "br", suffix: ".br" },
  { coding: "gzip", suffix: ".gz" },
] as const;

/** Paths of all files that lie beside the application: what the build made for browsers, and `public/`. */
let files = new Set<string>();

/** Reads once, at start, which files there are. */
export function findFiles({ publicPath, assetsBuildDirectory }: ServerBuild): void {
  const built = filesIn(assetsBuildDirectory).map((file) => publicPath + file);
  files = new Set([...built, ...filesIn("public").map((file) => `/${file}`)]);
}

/** Whether express is asked for a file: to look for one on the disk before each page costs several percent of the page. */
export function isFile({ originalUrl }: { originalUrl: string }): boolean {
  return files.has(pathOf(originalUrl));
}

/**
 * Makes remix-serve's file server send the copy that was compressed at build time, and fonts, which have a hash in their
 * names, with a lasting policy.
 * @returns whether a file is asked for
 */
export function prepareFile(request: IncomingMessage, response: ServerResponse): boolean {
  const path = pathOf(request.url ?? "");
  if (!files.has(path)) return false;
  if (path.startsWith("/fonts/")) response.setHeader("Cache-Control", cachePolicies.immutable);
  if (path.includes("worker")) response.setHeader("Content-Security-Policy", workerPolicy(settings.MAP_STYLE_URL));
  const type = types.get(path.slice(path.lastIndexOf(".") + 1));
  const accepted = request.headers["accept-encoding"] ?? "";
  const copy = type && copies.find(({ coding, suffix }) => files.has(path + suffix) && accepts(accepted, coding));
  if (!copy) return true;
  request.url = path + copy.suffix;
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Encoding", copy.coding);
  response.setHeader("Vary", "Accept-Encoding");
  return true;
}

function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
}

function filesIn(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/"))
    .map((path) => path.slice(directory.length).replace(/^\/+/, ""));
}
