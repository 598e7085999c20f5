import { languages, type Language } from "../../../app/i18n/languages.ts";

/** What the specification names (section 2, "Static content pages"): each text by its key, and the languages it is in. */

const beRetail =
  "waterloo ostend mons namur mechelen liege leuven kortrijk knokke hasselt ghent charleroi bruges antwerp belgium brussels";
const beOffice = "namur mechelen liege leuven kortrijk brussels ghent belgium antwerp";
const beIndustrial = "walloon-brabant west-flanders east-flanders liege brussels antwerp";
const luOffice =
  "strassen munsbach mondercange mertert merl-et-belair luxembourg livange limpertsberg leudelange kockelscheuer kirchberg howald hollerich hamm gare dommeldange differdange contern cloche-dor cessange centre-ville capellen bonnevoie bertrange belval-et-esch-sur-azette";
const services =
  "verhuur-en-verkoop vastgoedschatting vastgoedontwikkeling-en-investeringen opbrengsteigendommen-en-private-wealth locatiebepaling-en-strategie kantoorinrichting facility-management esg-en-duurzaamheid";

const below = (folder: string, names: string) => names.split(" ").map((name) => `${folder}/${name}`);

const inAllLanguages = [
  ...below("about", "be lu"),
  ...below("services/be", services),
  ...below("locations/be/retail", beRetail),
  ...below("locations/be/office", beOffice),
  "locations/be/logistics-warehouse/belgium",
  "locations/be/sme-business-unit/belgium",
  ...below("locations/be/industrial", beIndustrial),
  "locations/be/apartment/brussels",
  ...below("locations/lu/retail", "luxembourg esch-sur-alzette"),
  ...below("locations/lu/office", luOffice),
  ...below("legal", "terms privacy cookies"),
];

/** Luxembourg's offices and shops, the offices of its airport, and the shopping streets of Brussels. */
const inEnglishAndFrench = [
  ...below("locations/lu/office/luxembourg", "to-let for-sale"),
  ...below("locations/lu/retail/luxembourg", "to-let for-sale"),
  "locations/lu/office/airport/to-let",
  "locations/be/retail/retail-streets/to-let",
];

export const specifiedKeys: ReadonlyMap<string, readonly Language[]> = new Map<string, readonly Language[]>([
  ...inAllLanguages.map((key) => [key, languages] as const),
  ...inEnglishAndFrench.map((key) => [key, ["en", "fr"]] as const),
]);

/** There are at least so many insights, in every language. */
export const leastInsights = 6;
