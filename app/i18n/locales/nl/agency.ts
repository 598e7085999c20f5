import type agency from "../en/agency.ts";
import type { SameTexts } from "../same-texts.ts";

/** An agency's page: who they are, and what they offer. */
export default {
  eyebrow: "Vastgoedmakelaar",
  title: "{{name}}: vastgoedmakelaar en aanbod",
  titleOfPage: "{{name}}: aanbod, pagina {{page}}",
  description_one: "{{name}} biedt hier {{formatted}} pand aan: prijs, oppervlakte, foto’s en contact.",
  description_other: "{{name}} biedt hier {{formatted}} panden aan: prijzen, oppervlaktes, foto’s en contact.",
  call: "Bel {{phone}}",
  write: "Een bericht sturen",
  website: "Website",
  elsewhere_one: "En nog {{formatted}} pand in een andere gemeente",
  elsewhere_other: "En nog {{formatted}} panden in andere gemeenten",
  reach: "Waar het aanbod ligt",
  map: "Kaart van de gemeenten waar {{name}} panden aanbiedt: {{towns}}",
  languages: "Advertenties in het {{languages}}",
  deals: { "to-let": "te huur", "for-sale": "te koop", investment: "investeringen" },
} satisfies SameTexts<typeof agency>;
