import type en from "../en/filters.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  surface: {
    label: "Superficie",
    any: "Toutes",
    from: "Superficie minimale, en m²",
    to: "Superficie maximale, en m²",
    unit: "m²",
    clause: { between: "de {{min}} à {{max}} m²", from: "à partir de {{min}} m²", upTo: "jusqu’à {{max}} m²" },
  },
  price: {
    label: "Prix",
    any: "Tous les prix",
    from: "Prix minimum",
    to: "Prix maximum",
    unit: { perYear: "€/m²/an", perMonth: "€/mois", total: "€" },
    clause: {
      between: "de {{min}} à {{max}}{{unit}}",
      from: "à partir de {{min}}{{unit}}",
      upTo: "jusqu’à {{max}}{{unit}}",
    },
    suffix: { perYear: "/m²/an", perMonth: "/mois", total: "" },
  },
  bedrooms: {
    label: "Chambres",
    any: "Peu importe le nombre de chambres",
    choice: "{{min}} ou plus",
    clause: {
      between: "de {{min}} à {{max}} chambres",
      from: "{{min}} chambres ou plus",
      upTo: "jusqu’à {{max}} chambres",
    },
    fact_one: "{{figure}} chambre",
    fact_other: "{{figure}} chambres",
  },
  bathrooms: {
    label: "Salles de bain",
    any: "Peu importe",
    choice: "{{min}}+",
    clause: {
      between: "de {{min}} à {{max}} salles de bain",
      from: "{{min}} salles de bain ou plus",
      upTo: "jusqu’à {{max}} salles de bain",
    },
    fact_one: "{{figure}} salle de bain",
    fact_other: "{{figure}} salles de bain",
  },
  bbox: { chip: "Zone de la carte", clause: "dans la zone de la carte" },
  area: { chip: "Zone dessinée", clause: "dans la zone dessinée" },
} satisfies SameTexts<typeof en>;
