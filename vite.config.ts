import { vitePlugin as remix } from "@remix-run/dev";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { ManualChunkMeta } from "rollup";
import { defineConfig, transformWithEsbuild, type Plugin } from "vite";
import { compressedCopies } from "./bin/steps/compressed-copies.js";
import remixOptions from "./remix.config.js";

const builtAssets = "build/client/assets";

/** Has what browsers load compressed while the server's build is made: it takes a fifth of the whole build's time. */
function precompress(): Plugin {
  const copies = compressedCopies(builtAssets);
  return {
    name: "precompress",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    buildStart: () => copies.begin(),
    // Once Remix has written its manifest, and before the server's files: a build without its copies is none.
    buildEnd: () => copies.finish(),
  };
}

/**
 * Checks and compiles what editors wrote, beside the browser's build: the server then needs no compiler, and a broken text
 * fails the build with its file, line and reason, which are its last words. In a process of its own, as the check reads files
 * of the site.
 */
function content(): Plugin {
  let checked: Promise<{ passed: boolean; said: string }>;
  return {
    name: "content",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    buildStart() {
      checked = checkContent();
    },
    async buildEnd() {
      const { passed, said } = await checked;
      if (!passed) this.error(`Texts in content/ have to be put right first:\n${said}`);
      console.log(said.trim());
    },
  };
}

async function checkContent(): Promise<{ passed: boolean; said: string }> {
  const program = ["--import", "tsx", "packages/editing/content-cli.ts", "build"];
  // The check needs none of the settings without which production does not start.
  const check = spawn(process.execPath, program, { env: { ...process.env, NODE_ENV: "development" } });
  let said = "";
  for (const stream of [check.stdout, check.stderr]) stream.setEncoding("utf8").on("data", (text) => (said += text));
  await once(check, "close");
  return { passed: check.exitCode === 0, said };
}

/**
 * Writes out the script that stands in nearly every document (app/http/rendering/start-when-needed.server.ts), as short as those of the
 * browser's build: the server sends it as it stands in its own code, which is there to be read.
 */
const shortScript: Plugin = {
  name: "short-script",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  enforce: "pre",
  async transform(code, id) {
    if (!id.endsWith("/start-when-needed.server.ts")) return null;
    const at = code.indexOf("function waitForNeed(");
    const written = `export default ${code.slice(at)}`;
    const { code: short } = await transformWithEsbuild(written, "wait-for-need.ts", { minify: true });
    const text = JSON.stringify(short.trim().replace(/^export default |;$/g, ""));
    const [before = "", after] = code.slice(0, at).split("waitForNeed.toString()");
    if (at < 0 || after === undefined) this.error("The script that starts the framework is not where it was.");
    return { code: before + text + after, map: null };
  },
};

/**
 * Writes out where the browser's build has what the map is made of: a page with a map has it fetched before the code that
 * asks for it has come (app/http/rendering/picture-first.ts). The browser's build is there before the server's.
 */
const mapFiles: Plugin = {
  name: "map-files",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  enforce: "pre",
  transform(_code, id) {
    if (!id.endsWith("/map-files.server.ts")) return null;
    const built = readdirSync(builtAssets);
    const files = [/^map-display-[\w-]+\.js$/, /^live-map-[\w-]+\.js$/, /^maplibre-gl-worker-[\w-]+\.mjs$/].map(
      (name) => {
        const [file, other] = built.filter((file) => name.test(file));
        if (file === undefined || other !== undefined) this.error(`The browser's build has no one file like ${name}.`);
        return `/assets-base/assets/${file}`;
      },
    );
    return { code: `export const mapFiles = ${JSON.stringify(files)};`, map: null };
  },
};

/** What the server does without of libraries that the browser needs whole (docs/decisions/060): each says what is left out. */
const lean: Readonly<Record<string, string>> = {
  "react/jsx-runtime": resolve("app/http/rendering/elements.server.ts"),
  "react-i18next": resolve("app/i18n/texts-of-components.server.ts"),
};

/** Has the server's build import those in their place; they import the libraries themselves. */
const leanServer: Plugin = {
  name: "lean-server",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  enforce: "pre",
  resolveId: (source, importer) => (lean[source] === importer ? null : lean[source]),
};

/** What every page runs once its framework starts, and no page without it. */
const everywhere = /\/app\/(?:entry\.client|root|shell\/language-layout)\.tsx$/;

/**
 * Two files for what is always loaded together, the framework's and the site's, in place of some thirty: over a slow line
 * each took a turn of its own.
 */
function chunkOf() {
  let always: Set<string> | undefined;
  return (id: string, { getModuleIds, getModuleInfo }: ManualChunkMeta): string | undefined => {
    always ??= reachedFrom(
      [...getModuleIds()].filter((id) => everywhere.test(id)),
      getModuleInfo,
    );
    // The entry runs what it holds: a page's module that imported from its file would start the page before it is there.
    if (!always.has(id) || id.endsWith("/entry.client.tsx") || id.endsWith(".css?url")) return undefined;
    return /\/node_modules\/|vite\/preload-helper/.test(id) ? "framework" : "site";
  };
}

/** Modules and all that they import, but for what they import later. */
function reachedFrom(modules: readonly string[], getModuleInfo: ManualChunkMeta["getModuleInfo"]): Set<string> {
  const reached = new Set(modules);
  for (const id of reached) for (const imported of getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

export default defineConfig(({ command, isSsrBuild }) => ({
  // With the default base everything in `public/`, robots.txt included, would be served as immutable for a year.
  base: command === "build" ? "/assets-base/" : "/",
  build: {
    target: "es2022",
    ...(!isSsrBuild && { rollupOptions: { output: { manualChunks: chunkOf(), experimentalMinChunkSize: 3_000 } } }),
  },
  plugins: [remix(remixOptions), content(), precompress(), shortScript, mapFiles, leanServer],
}));
