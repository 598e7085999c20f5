import { describe, expect, test } from "vitest";
import type { Location } from "../../../places/location.ts";
import { onStreet } from "./words.ts";

/** Only the name of the street matters here. */
const at = (name: string) => ({ hidden: false, street: { names: { nl: name } } }) as unknown as Location;

describe("in, on or at a street, as Flanders says it", () => {
  test.each([
    ["Veldstraat", "in de Veldstraat"],
    ["Don Bosco Straat", "in de Don Bosco Straat"],
    ["Louizalaan", "aan de Louizalaan"],
    ["Vaartkom", "aan de Vaartkom"],
    ["Ottergemsesteenweg-Zuid", "aan de Ottergemsesteenweg-Zuid"],
    ["Oosthoek Plein", "aan het Oosthoek Plein"],
    ["Korenmarkt", "op de Korenmarkt"],
    ["Kouter", "op de Kouter"],
    ["Industriepark-Drongen", "in het Industriepark-Drongen"],
    ["Square Ambiorix", "aan de Square Ambiorix"],
    ["De Deckerstraat", "in de De Deckerstraat"],
    ["de Merodedreef", "aan de Merodedreef"],
    ["Het Schoonhof", "aan Het Schoonhof"],
    ["Féronstrée", "aan Féronstrée"],
  ])("%s: %s", (name, said) => {
    expect(onStreet(at(name))).toBe(said);
  });
});
