import { expect, test } from "vitest";
import { loader } from "./basemap-resource.ts";

const ask = (accepted: string) => {
  const request = new Request("http://here.test/map/basemap.svg?box=4.34,50.83,4.35,50.84&form=tall", {
    headers: { "Accept-Encoding": accepted },
  });
  return loader({ request, params: {}, context: {} }).headers.get("Content-Encoding");
};

test("a ground that is kept as one browser has it is not sent so to one that can't read it", () => {
  // From the second on it is kept.
  for (const _ of [1, 2, 3]) expect(ask("gzip, br")).toBe("br");
  for (const _ of [1, 2, 3]) expect(ask("gzip")).toBe("gzip");
  for (const _ of [1, 2, 3]) expect(ask("identity")).toBeNull();
});
