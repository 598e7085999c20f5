import fc from "fast-check";
import { expect, test } from "vitest";
import { SeenReferences } from "./seen-references.server.ts";

test("answers like a map, however often it grows", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 300 }), (references) => {
      const seen = new SeenReferences(2);
      const lines = new Map<string, number>();
      references.forEach((reference, line) => {
        expect(seen.firstLineOf(reference, line)).toBe(lines.get(reference));
        if (!lines.has(reference)) lines.set(reference, line);
      });
    }),
  );
});
