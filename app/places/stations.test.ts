import { expect, test } from "vitest";
import { minutesToStation } from "./stations.server.ts";

test("walking minutes to the nearest railway or metro station", () => {
  // On the platforms of Brussels-Central; on the Grand-Place, 350 m from it; in the middle of the Sonian Forest.
  expect(minutesToStation({ lat: 50.84547, lng: 4.3571 })).toBeLessThanOrEqual(2);
  expect(minutesToStation({ lat: 50.8467, lng: 4.3525 })).toBeGreaterThan(3);
  expect(minutesToStation({ lat: 50.8467, lng: 4.3525 })).toBeLessThanOrEqual(8);
  // Kirchberg has a stop of its own since 2017: Pfaffenthal-Kirchberg.
  expect(minutesToStation({ lat: 49.6243, lng: 6.1486 })).toBeLessThan(25);
  expect(minutesToStation({ lat: 50.05, lng: 5.9 })).toBeGreaterThan(60);
});
