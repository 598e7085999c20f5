import { rename } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";

/** Packages that are native, or read files of their own. */
const apart = ["sharp", "firebase-admin", "firebase-admin/*", "pg-boss"];
/** What packages of the older kind find around them. */
const forPackages = `import { createRequire as requireFrom } from "node:module";
import { fileURLToPath as pathOfUrl } from "node:url";
import { dirname as folderOf } from "node:path";
const require = requireFrom(import.meta.url);
const __filename = pathOfUrl(import.meta.url);
const __dirname = folderOf(__filename);`;

const shared = globalThis as { smallSite?: Promise<string> };

/**
 * small-site.tsx as one file of JavaScript, packages included: whoever starts a server of it then needs no compiler and reads one
 * file, which takes a third of the processor's time that the start of the site's own build does. Made once for all files that
 * share a process.
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
    external: [...apart],
    banner: { js: forPackages },
    platform: "node",
    format: "esm",
    jsx: "automatic",
    outfile: `${outfile}.${process.pid}`,
    logLevel: "error",
    plugins: [withoutPoints],
  });
  // In one go, as another run may be starting a server of it.
  await rename(`${outfile}.${process.pid}`, outfile);
  return outfile;
}

/** No page of the small site looks for a place: to read the names of them all was a third of what each start took. */
const withoutPoints: Plugin = {
  name: "without-points",
  setup(building) {
    building.onLoad({ filter: /\/points\.server\.ts$/ }, () => ({
      contents: "export const getPoints = () => undefined;",
    }));
  },
};
