import type en from "../en/filters.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  surface: {
    label: "Oppervlakte",
    any: "Elke grootte",
    from: "Minimale oppervlakte, in m²",
    to: "Maximale oppervlakte, in m²",
    unit: "m²",
    clause: { between: "{{min}} tot {{max}} m²", from: "vanaf {{min}} m²", upTo: "tot {{max}} m²" },
  },
  price: {
    label: "Prijs",
    any: "Elke prijs",
    from: "Minimumprijs",
    to: "Maximumprijs",
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
  bathrooms: {
    label: "Badkamers",
    any: "Om het even",
    choice: "{{min}}+",
    clause: {
      between: "{{min}} tot {{max}} badkamers",
      from: "{{min}} badkamers of meer",
      upTo: "tot {{max}} badkamers",
    },
    fact_one: "{{figure}} badkamer",
    fact_other: "{{figure}} badkamers",
  },
  bbox: { chip: "Kaartgebied", clause: "in het kaartgebied" },
  area: { chip: "Getekend gebied", clause: "in het getekende gebied" },
} satisfies SameTexts<typeof en>;
