import { expect } from "@playwright/test";
import { test } from "./kept-page.ts";
import { scriptRuns } from "./script-steps.ts";

/* What a page with a map has asked for before any code runs (picture-first.ts): over a slow line each thing that is asked for later takes a turn. */

const address = "/en/to-let/office/brussels?display=map";
const mapFiles = /\/(?:map-display-|live-map-|maplibre-gl-worker-)[^/]*$/;

test.use({ hasOwnPage: true });

test("a page with a map names the sheets of a map alone, and asks for its code and worker before its own code runs", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/entry.client-*.js", async (route) => {
    await released;
    await route.continue();
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const askedFor = () => asked.filter((path) => mapFiles.test(path)).map((path) => mapFiles.exec(path)![0]);
  await expect
    .poll(() => askedFor().toSorted())
    .toEqual([
      expect.stringMatching(/^\/live-map-.*\.js$/),
      expect.stringMatching(/^\/map-display-.*\.js$/),
      expect.stringMatching(/^\/maplibre-gl-worker-.*\.mjs$/),
    ]);
  const { sheets, ahead } = await page.evaluate(() => {
    const linked = (rel: string) => Array.from(document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`));
    return {
      sheets: linked("stylesheet").map(({ href }) => /([\w-]+)-[\w-]{8}\.css$/.exec(href)?.[1]),
      // In the head they would come before the ground of the map.
      ahead: linked("modulepreload").map((link) => `${link.fetchPriority} ${link.closest("head, body")?.localName}`),
    };
  });
  expect(sheets).toEqual(["site", "search", "search-wide", "map", "map-narrow"]);
  expect(new Set(ahead)).toEqual(new Set(["low body"]));
  release();
  await scriptRuns(page);
  await expect(page.locator(".map-draw")).toBeVisible({ timeout: 60_000 });
  // A module that was asked for ahead is not asked for again.
  const modules = askedFor().filter((path) => path.endsWith(".js"));
  expect(modules.toSorted()).toEqual([...new Set(modules)].toSorted());
});
