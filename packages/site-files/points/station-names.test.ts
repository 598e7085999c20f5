import { expect, test } from "vitest";
import { englishStationName } from "./station-names.ts";

const [brussels, aalst] = ["BE-21015", "BE-41002"];

test.each([
  ["Schaarbeek/Schaerbeek", "Schaerbeek", "Schaarbeek/Schaerbeek", brussels, "Schaerbeek"],
  ["Mouterij/Germoir", "Germoir", "Mouterij", brussels, "Germoir"],
  ["Brussel-Noord/Bruxelles-Nord", "Bruxelles-Nord", "Brussels-North", brussels, "Brussels-North"],
  [
    "Brussel-Luxemburg/Bruxelles-Luxembourg",
    "Bruxelles-Luxembourg",
    "Brussels-Luxemburg/Brussels-Luxembourg",
    brussels,
    "Brussels-Luxembourg",
  ],
  ["Brussel-Zuid/Bruxelles-Midi", "Bruxelles-Midi", "Brussels-South/Brussels-Midi", brussels, "Brussels-South"],
  ["Brussel-Congres/Bruxelles-Congrès", "Bruxelles-Congrès", "Brussels-Congres", brussels, "Brussels-Congrès"],
  ["Evere", "", "", brussels, "Evere"],
  ["Aalst", "Alost", "Aalst", aalst, "Aalst"],
])("%s is named in English as English speakers name it", (name, name_fr, name_en, municipality, expected) => {
  expect(englishStationName({ name, name_fr, name_en, municipality })).toBe(expected);
});
