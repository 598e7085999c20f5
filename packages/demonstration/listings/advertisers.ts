import { z } from "zod";
import { entries, number, readTable } from "../data/read-data.ts";
import { languages, type Language, type Listing } from "../listing-format.ts";
import { slugify } from "../../../app/places/fold.ts";
import { regionNames, type Region } from "../drawings/building.ts";
import type { Family } from "./property.ts";
import { Lot, type Random } from "./random.ts";

type Advertiser = Listing["advertiser"];
const trades = ["business", "homes", "all"] as const;
type Trade = (typeof trades)[number];

interface Agency {
  advertiser: Advertiser;
  regions: readonly Region[];
  trade: Trade;
  /** What it writes its texts in; the site falls back on what there is. */
  languages: readonly Language[];
  weight: number;
}

/**
 * Invented agencies. Telephone numbers begin with a 0 after the area or country code, where no number can; licences are
 * of a series that is not given out; mail and web addresses end in `.example`.
 */
const rows = readTable(
  "advertisers.tsv",
  z.object({
    name: z.string().min(1),
    regions: entries.pipe(z.array(z.enum(regionNames)).min(1)),
    trade: z.enum(trades),
    languages: entries.pipe(z.array(z.enum(languages)).min(1)),
    weight: number,
  }),
);

const areaCodes: Record<Region, string> = { brussels: "2", flanders: "3", wallonia: "81", luxembourg: "" };

export const agencies: readonly Agency[] = rows.map(({ name, regions, trade, languages, weight }, index) => {
  const home = regions[0] ?? "brussels";
  const slug = slugify(name.replace("&", " "));
  const digits = String(index + 11).padStart(2, "0");
  const phone = home === "luxembourg" ? `+352 00 00 ${digits}` : `+32 ${areaCodes[home]} 000 00 ${digits}`;
  const licence = home === "luxembourg" ? `000000${digits}/0` : `900.0${digits}`;
  return {
    advertiser: {
      reference: `demo-${slug}`,
      name,
      email: `info@${slug}.example`,
      phone,
      website: `https://www.${slug}.example`,
      licence,
    },
    regions,
    trade,
    languages,
    weight,
  };
});

const homeFamilies = new Set<Family>(["apartment", "house", "block", "co-living"]);

const lots = new Map<string, Lot<Agency>>();

/** An agency that works in the region and in this kind of property. */
export function drawAgency(region: Region, family: Family, random: Random): Pick<Agency, "advertiser" | "languages"> {
  const trade: Trade = homeFamilies.has(family) ? "homes" : "business";
  const key = `${region} ${trade}`;
  let lot = lots.get(key);
  if (!lot) {
    const fitting = agencies.filter(
      (agency) => agency.regions.includes(region) && (agency.trade === trade || agency.trade === "all"),
    );
    lots.set(key, (lot = new Lot(fitting, ({ weight }) => weight)));
  }
  return lot.draw(random);
}
