import { vitePlugin as remix } from "@remix-run/dev";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { buildContent } from "./app/content/compile-mdx.server.ts";
import { forwardToEmulator, isForEmulator } from "./app/http/forward-to-emulator.server.ts";
import remixOptions from "./remix.config.js";

/** Lays compressed copies beside what browsers load: best compressed once, served for nothing (app/http/files.server.ts). */
const precompress: Plugin = {
  name: "precompress",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  writeBundle({ dir = "" }, bundle) {
    for (const output of Object.values(bundle)) {
      const content = Buffer.from(output.type === "chunk" ? output.code : output.source);
      if (content.length < 1000 || !/\.(?:css|js|json|mjs|svg)$/.test(output.fileName)) continue;
      const file = join(dir, output.fileName);
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  },
};

/** Compiles what editors wrote: the server then needs no compiler. A text that is no valid MDX fails the build. */
const compileContent: Plugin = {
  name: "compile-content",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  async closeBundle() {
    await buildContent("content");
  },
};

/** In development too, pages reach the identity emulator at their own address (app/http/forward-to-emulator.server.ts). */
const identityEmulator: Plugin = {
  name: "identity-emulator",
  configureServer({ middlewares }) {
    const { FIREBASE_AUTH_EMULATOR_HOST: host } = process.env;
    if (!host) return;
    middlewares.use((request, response, next) => {
      if (isForEmulator(request.url ?? "")) forwardToEmulator(host, request, response);
      else next();
    });
  },
};

export default defineConfig(({ command }) => ({
  // With the default base everything in `public/`, robots.txt included, would be served as immutable for a year.
  base: command === "build" ? "/assets-base/" : "/",
  build: { target: "es2022" },
  plugins: [identityEmulator, remix(remixOptions), precompress, compileContent],
}));
