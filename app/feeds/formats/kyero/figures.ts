/** Where a Kyero feed has a figure. */
export const figures: readonly string[] = [
  "price",
  "beds",
  "baths",
  "surface_area/built",
  "surface_area/plot",
  "location/latitude",
  "location/longitude",
];
