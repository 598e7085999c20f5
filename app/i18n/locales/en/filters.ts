/** Filters, one entry each: their names in the form, and how a search says them (app/filters). */
export default {
  surface: {
    label: "Size",
    any: "Any size",
    from: "Minimum size, in m²",
    to: "Maximum size, in m²",
    unit: "m²",
    clause: { between: "{{min}} to {{max}} m²", from: "from {{min}} m²", upTo: "up to {{max}} m²" },
  },
  price: {
    label: "Price",
    any: "Any price",
    from: "Minimum price",
    to: "Maximum price",
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
  bathrooms: {
    label: "Bathrooms",
    any: "Any number",
    choice: "{{min}}+",
    clause: {
      between: "{{min}} to {{max}} bathrooms",
      from: "{{min}} bathrooms or more",
      upTo: "up to {{max}} bathrooms",
    },
    fact_one: "{{figure}} bathroom",
    fact_other: "{{figure}} bathrooms",
  },
  bbox: { chip: "Map area", clause: "in the map area" },
  area: { chip: "Drawn area", clause: "in the drawn area" },
};
