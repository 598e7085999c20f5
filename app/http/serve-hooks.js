import { createRequire } from "node:module";

/**
 * Loaded by `node --import` before @remix-run/serve's command, which takes no options: the built application opens the
 * server itself (front-door.server.ts), and two of serve's middlewares are swapped. Production only.
 *
 * @typedef {import("@remix-run/node").ServerBuild & { entry: { module: typeof import("#app/entry.server.tsx") } }} Build
 * @typedef {import("./front-door.server.ts").ServedApp} ServedApp
 * @typedef {(request: { originalUrl: string }, response: unknown, next: () => void) => void} FileHandler
 */

const command = createRequire(import.meta.url).resolve("@remix-run/serve/dist/cli.js");
const load = createRequire(command);

/** @type {Build} serve loads the build before it makes its request handler, and listens last */
let build;

const remix = load("@remix-run/express");
const { createRequestHandler } = remix;
/** @param {{ build: Build }} options */
remix.createRequestHandler = (options) => {
  build = options.build;
  return createRequestHandler({ ...options, getLoadContext: build.entry.module.loadContextOf });
};

const express = load("express");
/** @type {() => void} */
let isListening;
/** Settles when the site can be reached. @type {Promise<void>} */
export const listening = new Promise((resolve) => (isListening = resolve));
/** @this {ServedApp} @param {[port: number]} address */
express.application.listen = function (...address) {
  return build.entry.module
    .openFrontDoor(this, build)
    .once("listening", isListening)
    .listen(...address);
};

const serveStatic = express.static;
/** @param {string} root @param {object} options */
express.static = (root, options) => {
  const serve = serveStatic(root, { ...options, redirect: false });
  return /** @type {FileHandler} */ (request, response, next) =>
    build.entry.module.isFile(request) ? serve(request, response, next) : next();
};

// The front door logs.
swap(
  "morgan",
  () => () => (/** @type {unknown} */ _request, /** @type {unknown} */ _response, /** @type {() => void} */ next) =>
    next(),
);

// Live compression is left with what is neither a page nor a built file: fast rather than small, in large pieces.
swap("compression", (compression) => () => compression({ level: 2, chunkSize: 65_536, brotli: { params: { 1: 2 } } }));

// The build has no source maps to read. With them installed, each request that ends because its client has left would
// have its stack drawn in JavaScript: a sixth of the time of a flood, in a profile of two.
swap("source-map-support", () => ({ install: () => undefined }));

/**
 * Lets serve get something else when it requires a module.
 * @param {string} name
 * @param {(exports: Function) => unknown} make
 */
function swap(name, make) {
  const original = load(name);
  const loaded = load.cache[load.resolve(name)];
  if (!loaded) throw new Error(`${name} cannot be swapped`);
  loaded.exports = make(original);
}
