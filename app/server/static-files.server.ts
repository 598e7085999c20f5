import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import send from "send";
import { accepts } from "#app/http/accepts.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { workerPolicy } from "#app/http/security-headers.ts";
import { settings } from "#app/settings/settings.server.ts";
import { sendError, type ErrorStatus } from "./error-response.server.ts";
import type { Middleware } from "./middleware.server.ts";

/** What the build compresses (bin/steps/compressed-copies.js), and as what it is served. */
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

/** Answers what lies beside the application: what the build made for browsers, and `public/`. */
export function staticFiles({ publicPath, assetsBuildDirectory }: ServerBuild): Middleware {
  // Read once, at start: to look for a file on the disk before each page costs several percent of the page.
  const built = filesIn(assetsBuildDirectory).map((file) => publicPath + file);
  const files = new Set([...built, ...filesIn("public").map((file) => `/${file}`)]);

  return (request, response, next) => {
    const path = pathOf(request.url ?? "");
    if (!files.has(path) || (request.method !== "GET" && request.method !== "HEAD")) return next();
    if (path.startsWith("/fonts/")) response.setHeader("Cache-Control", cachePolicies.immutable);
    if (path.includes("worker")) response.setHeader("Content-Security-Policy", workerPolicy(settings.MAP_STYLE_URL));
    const suffix = useCompressedCopy(request, response, path, files);
    const isBuilt = path.startsWith(publicPath);
    send(request, (isBuilt ? path.slice(publicPath.length) : path) + suffix, {
      index: false,
      ...(isBuilt ? { root: assetsBuildDirectory, immutable: true, maxAge: "1y" } : { root: "public", maxAge: "1h" }),
    })
      .on("error", (error) => sendError(response, statusOf(error)))
      .pipe(response);
  };
}

/**
 * Says of the copy that was compressed at build time what it is.
 * @returns the end of its name; none when the client, or the file, has no such copy
 */
function useCompressedCopy(
  { headers }: IncomingMessage,
  response: ServerResponse,
  path: string,
  files: ReadonlySet<string>,
): string {
  const type = types.get(path.slice(path.lastIndexOf(".") + 1));
  const accepted = headers["accept-encoding"] ?? "";
  const copy = type && copies.find(({ coding, suffix }) => files.has(path + suffix) && accepts(accepted, coding));
  if (!copy) return "";
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Encoding", copy.coding);
  response.setHeader("Vary", "Accept-Encoding");
  return copy.suffix;
}

/** What `send` says of a request that a file can't meet: a range beyond its end (416), a precondition (412). */
function statusOf({ status }: { status: number }): ErrorStatus {
  return ([400, 404, 412, 416] as const).find((known) => known === status) ?? 500;
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
