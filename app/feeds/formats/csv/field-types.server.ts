import { z } from "zod";
import { fieldsSchema } from "#app/listings/listing-record-fields.ts";

/** How a cell of a column becomes the value of a field. */
export type FieldType = "text" | "number" | "boolean" | "date" | "moment" | "list" | "pictures";

interface Node {
  type?: string;
  format?: string;
  properties?: Record<string, Node>;
  anyOf?: Node[];
}

/** Fields that a source may fill by a column of their own: what is a list of objects is not among them but for photos. */
export function fieldTypes(): ReadonlyMap<string, FieldType> {
  const found = new Map<string, FieldType>([
    ["photos", "pictures"],
    ["transactions", "list"],
  ]);
  const walk = (node: Node, path: string) => {
    for (const branch of node.anyOf ?? []) walk(branch, path);
    for (const [name, property] of Object.entries(node.properties ?? {})) {
      const field = path === "" ? name : `${path}.${name}`;
      if (property.properties || property.anyOf) walk(property, field);
      else if (property.type !== "array") found.set(field, typeOf(property));
    }
  };
  walk(z.toJSONSchema(fieldsSchema, { io: "input" }) as Node, "");
  // A feed is one advertiser's, whom the command names.
  for (const field of [...found.keys()])
    if (field.startsWith("advertiser.") || field === "demonstration") found.delete(field);
  return found;
}

function typeOf({ type, format }: Node): FieldType {
  if (type === "number" || type === "integer") return "number";
  if (type === "boolean") return "boolean";
  if (format === "date") return "date";
  return format === "date-time" ? "moment" : "text";
}
