import { z } from "zod";
import { listingRecordSchema } from "#app/listings/listing-record.ts";

/**
 * The JSON Schema of a line of a feed, as `docs/listing-format.schema.json` holds it: what may be written, defaults left
 * out. What fits field by field but not together (docs/listing-format.md) is for `npm run listings -- check`.
 */
export function formatSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(listingRecordSchema, { io: "input" });
  const description = "One line of a feed in the product's own format: see listing-format.md";
  return { $schema, title: "Listing", description, ...schema };
}
