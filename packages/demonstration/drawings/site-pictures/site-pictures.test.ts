import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { homeTiles, workTiles } from "../../../../app/shell/home-tiles.ts";
import { deals } from "../../../../app/filters/deal.ts";
import { drawEmpty } from "./empty.ts";
import { drawSitePictures } from "./site-pictures.ts";
import { drawStreet } from "./street.ts";
import { drawTile } from "./tile.ts";

test("the files that the site shows are those that are drawn", () => {
  const folder = "public/drawings/";
  const drawn = drawSitePictures();
  expect(readdirSync(folder).sort()).toEqual([...drawn.keys(), "open-graph.png"].sort());
  for (const [name, svg] of drawn) expect(readFileSync(folder + name, "utf8"), name).toBe(svg);
});

describe("the home page's pictures", () => {
  test("no two tiles are alike", () => {
    const pictures = deals.flatMap((deal) => [...workTiles, ...homeTiles[deal]].map((kind) => drawTile(kind, deal)));
    expect(pictures).toHaveLength(30);
    expect(new Set(pictures).size).toBe(30);
  });

  test("the street has no sky: it stands on the page", () => {
    const street = drawStreet({ seed: "home", width: 2400, height: 420, scheme: "day" });
    expect(street).not.toMatch(/d="M0 0h2400v420/);
    expect(street.length).toBeLessThan(90_000);
  });
});

describe("the colour scheme", () => {
  test("differs in colours only", () => {
    const shapes = (svg: string) => svg.replace(/(fill|stroke)="#[^"]+"/g, "");
    expect(shapes(drawEmpty("not-found", "night"))).toBe(shapes(drawEmpty("not-found", "day")));
    expect(drawEmpty("not-found", "night")).not.toBe(drawEmpty("not-found", "day"));
  });

  test("is given by attributes alone in one scheme, by a style sheet in both", () => {
    expect(drawEmpty("no-results", "day")).not.toMatch(/<style|class=/);
    expect(drawEmpty("no-results", "both")).toContain("@media(prefers-color-scheme:dark)");
  });
});
