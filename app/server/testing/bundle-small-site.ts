import { rename } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

const shared = globalThis as { smallSite?: Promise<string> };

/**
 * small-site.tsx as one file of JavaScript, as the site's own build is: whoever starts a server of it then needs no compiler,
 * which took half of the processor's time of each start. Made once for all files that share a process.
 * @param top the project's folder, in which packages are found
 * @returns the file
 */
export function bundleSmallSite(top: string): Promise<string> {
  return (shared.smallSite ??= bundle(top));
}

async function bundle(top: string): Promise<string> {
  const outfile = join(top, ".cache", "small-site", `${process.env["VITEST_POOL_ID"] ?? "0"}.mjs`);
  await build({
    absWorkingDir: top,
    entryPoints: ["app/server/testing/small-site.tsx"],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    jsx: "automatic",
    outfile: `${outfile}.${process.pid}`,
    logLevel: "error",
  });
  // In one go, as another run may be starting a server of it.
  await rename(`${outfile}.${process.pid}`, outfile);
  return outfile;
}
