import type { SameTexts } from "../same-texts.ts";
import type content from "../en/content.ts";

export default {
  onOffer: "Nu in aanbod: {{search}}",
  note: "Berekend op de panden op deze site, hooguit een minuut geleden. De helft vraagt minder dan de mediaan, de andere helft meer; prijzen op aanvraag tellen niet mee.",
  seeAll_one: "Bekijk het pand",
  seeAll_other: "Bekijk alle {{number}} panden",
  nothing: "Daar is op dit moment niets in aanbod.",
  openSearch: "Open de zoekopdracht en bewaar ze om het volgende pand niet te missen",
  map: "Kaart van de omgeving: {{place}}",
  seeOnMap: "Op de kaart: het aanbod {{where}}",
  table: "Tabel: {{columns}}",
  broken: "Deze tekst kan nog niet worden getoond",
} satisfies SameTexts<typeof content>;
