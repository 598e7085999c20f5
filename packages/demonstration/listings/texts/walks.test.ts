import { expect, test } from "vitest";
import { aroundView } from "../../../../app/basemap/around/around-view.server.ts";
import { textsIn } from "../../../../app/i18n/i18n.server.ts";
import { generateListings } from "../generate.ts";
import { readAtlas } from "../../places/read-atlas.ts";

const spelled = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const minutesIn = (text: string) => {
  const [, stop, sort, word = ""] =
    /([\p{Lu}][^.]*?) (station|metro station) is (?:an? |[\d., km\u00a0]+ away, )(\w+)[- ]minute/u.exec(text) ?? [];
  if (!stop) return undefined;
  const kind = sort === "station" ? "rail" : "metro";
  return { stop, kind, minutes: spelled.includes(word) ? spelled.indexOf(word) + 2 : Number(word) };
};

test(
  "a description tells the walk to a station in the minutes that the page beside it tells",
  { timeout: 120_000 },
  () => {
    const t = textsIn("en");
    let compared = 0;
    for (const { address, description, point } of generateListings(readAtlas(), {
      listings: 900,
      seed: "walks",
      today: "2026-11-21",
    })) {
      const told = minutesIn(description.en ?? "");
      if (!told || !point || address.hidden) continue;
      const { ways } = aroundView({ ...point, name: "", rough: false }, "en", t);
      const way = ways.find(({ kind, name }) => kind === told.kind && name === told.stop);
      if (!way) continue;
      compared++;
      expect(`${told.stop} ${way.words}`).toMatch(new RegExp(`· ${told.minutes}\\smin on foot`));
    }
    expect(compared).toBeGreaterThan(10);
  },
);
