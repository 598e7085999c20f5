import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { readArguments } from "./steps/arguments.js";
import { checkNode, ensureInstalled } from "./steps/install.js";
import { node, run, runCommand } from "./steps/processes.js";

/* `npm run screenshots`: see e2e/screenshots. */
const usage = `Photographs every page of the site with invented listings, at four widths, in each language and both schemes, with
script and without, into DATA_DIR/screenshots, with a page to leaf through (index.html):

  npm run screenshots -- [--pages home,results] [--widths 360,1280] [--languages en,fr] [--schemes light] [--script on]

Some 1,700 pictures take half an hour; those that are not taken anew stay as they were.`;
const list = /^[a-z0-9-]+(,[a-z0-9-]+)*$/;
const values = readArguments(
  usage,
  {
    pages: { type: "string" },
    widths: { type: "string" },
    languages: { type: "string" },
    schemes: { type: "string" },
    script: { type: "string" },
  },
  {},
  (given) => {
    const odd = Object.entries(given).find(([, value]) => typeof value === "string" && !list.test(value));
    return odd && `--${odd[0]} takes words with commas between`;
  },
);
const folder = join(process.env.DATA_DIR || ".data", "screenshots");

await runCommand(async () => {
  checkNode();
  await ensureInstalled();
  mkdirSync(folder, { recursive: true });
  const asked = Object.entries(values).flatMap(([name, value]) =>
    typeof value === "string" ? [[`SCREENSHOT_${name.toUpperCase()}`, value]] : [],
  );
  return run(
    node("node_modules/@playwright/test/cli.js", "test", "--config", "e2e/screenshots/screenshots.config.ts"),
    {
      environment: { NODE_ENV: "test", ...Object.fromEntries(asked) },
    },
  );
});
