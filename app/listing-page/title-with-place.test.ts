import { expect, test } from "vitest";
import { titleWithPlace } from "./title-with-place.ts";

test.each([
  ["Bureaux, avenue Louise 149", "Ixelles, Bruxelles", "Bureaux, avenue Louise 149, Ixelles, Bruxelles"],
  ["Co-living house with five rooms in Pétange", "Pétange", "Co-living house with five rooms in Pétange"],
  ["Kantoor in Berchem", "Berchem, Antwerpen", "Kantoor in Berchem, Antwerpen"],
  ["Magasin à Woluwe-Saint-Lambert", "Woluwe-Saint-Lambert, Bruxelles", "Magasin à Woluwe-Saint-Lambert, Bruxelles"],
  ["Villa with garden in Mol", "Mol", "Villa with garden in Mol"],
  ["Maison au Roeulx", "Le Roeulx", "Maison au Roeulx"],
  ["Bureaux, rue de Namur 3", "Namur", "Bureaux, rue de Namur 3, Namur"],
  // A street that is called after the town does not name it.
  ["Shop of 60 m², Molsesteenweg 4", "Mol", "Shop of 60 m², Molsesteenweg 4, Mol"],
])("%s in %s is titled %s", (title, place, expected) => {
  expect(titleWithPlace(title, place)).toBe(expected);
});
