/** Filters, one entry each: their names in the form, and how a search says them (app/filters). */
export default {
  surface: {
    label: "Surface",
    any: "Any size",
    from: "Surface from, in m²",
    to: "Surface to, in m²",
    unit: "m²",
    clause: { between: "{{min}} to {{max}} m²", from: "from {{min}} m²", upTo: "up to {{max}} m²" },
  },
  price: {
    label: "Price",
    any: "Any price",
    from: "Price from",
    to: "Price to",
    unit: { perYear: "€/m²/year", perMonth: "€/month", total: "€" },
    clause: { between: "{{min}} to {{max}}{{unit}}", from: "from {{min}}{{unit}}", upTo: "up to {{max}}{{unit}}" },
    suffix: { perYear: "/m²/year", perMonth: "/month", total: "" },
  },
  bedrooms: {
    label: "Bedrooms",
    any: "Any number of bedrooms",
    choice: "{{min}} or more",
    clause: {
      between: "{{min}} to {{max}} bedrooms",
      from: "{{min}} bedrooms or more",
      upTo: "up to {{max}} bedrooms",
    },
    fact_one: "{{figure}} bedroom",
    fact_other: "{{figure}} bedrooms",
  },
  bbox: { chip: "Part of the map", clause: "in part of the map" },
  area: { chip: "Drawn area", clause: "in a drawn area" },
};
