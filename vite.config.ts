import { vitePlugin as remix } from "@remix-run/dev";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { defineConfig, transformWithEsbuild, type Plugin } from "vite";
import remixOptions from "./remix.config.js";

/** Lays compressed copies beside what browsers load: best compressed once, served for nothing (app/server/static-files.server.ts). */
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

/**
 * Checks and compiles what editors wrote, first of all: the server then needs no compiler, and a broken text fails the
 * build with its file, line and reason. In a process of its own, as the check reads files of the site.
 */
const content: Plugin = {
  name: "content",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  buildStart() {
    const program = ["--import", "tsx", "packages/editing/content-cli.ts", "build"];
    // The check needs none of the settings without which production does not start.
    const env = { ...process.env, NODE_ENV: "development" } as const;
    const { status } = spawnSync(process.execPath, program, { stdio: "inherit", env });
    if (status !== 0) this.error("Texts in content/ have to be put right first; see above.");
  },
};

/**
 * Writes out the script that stands in nearly every document (app/http/start-when-needed.server.ts), as short as those of the
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

export default defineConfig(({ command }) => ({
  // With the default base everything in `public/`, robots.txt included, would be served as immutable for a year.
  base: command === "build" ? "/assets-base/" : "/",
  build: { target: "es2022" },
  plugins: [remix(remixOptions), content, precompress, shortScript],
}));
