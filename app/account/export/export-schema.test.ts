import { expect, test } from "vitest";
import published from "../../../docs/account-export.schema.json" with { type: "json" };
import { exportJsonSchema } from "./export-schema.server.ts";

test("the published schema is the one that exports follow (npm run accounts -- schema)", () => {
  expect(published).toEqual(exportJsonSchema());
});
