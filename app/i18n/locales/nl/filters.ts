import type en from "../en/filters.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  surface: {
    label: "Oppervlakte",
    any: "Elke grootte",
    from: "Oppervlakte vanaf, in m²",
    to: "Oppervlakte tot, in m²",
    unit: "m²",
    clause: { between: "{{min}} tot {{max}} m²", from: "vanaf {{min}} m²", upTo: "tot {{max}} m²" },
  },
  price: {
    label: "Prijs",
    any: "Elke prijs",
    from: "Prijs vanaf",
    to: "Prijs tot",
    unit: { perYear: "€/m²/jaar", perMonth: "€/maand", total: "€" },
    clause: { between: "{{min}} tot {{max}}{{unit}}", from: "vanaf {{min}}{{unit}}", upTo: "tot {{max}}{{unit}}" },
    suffix: { perYear: "/m²/jaar", perMonth: "/maand", total: "" },
  },
  bedrooms: {
    label: "Slaapkamers",
    any: "Om het even hoeveel slaapkamers",
    choice: "{{min}} of meer",
    clause: {
      between: "{{min}} tot {{max}} slaapkamers",
      from: "{{min}} slaapkamers of meer",
      upTo: "tot {{max}} slaapkamers",
    },
    fact_one: "{{figure}} slaapkamer",
    fact_other: "{{figure}} slaapkamers",
  },
  bbox: { chip: "Deel van de kaart", clause: "in een deel van de kaart" },
  area: { chip: "Getekend gebied", clause: "in een getekend gebied" },
} satisfies SameTexts<typeof en>;
