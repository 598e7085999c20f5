import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanMail, headerText } from "./clean-mail.ts";

test.each([
  ["Anke wants to visit Offices", "Anke wants to visit Offices"],
  ["=?utf-8?q?Bank?= asks", "= ?utf-8?q?Bank? = asks"],
  ["==??utf-8", "== ??utf-8"],
  ["Anke\r\nBcc: all@test.example", "Anke Bcc: all@test.example"],
  ["\u202eknab\u202c\u0000 x\u2028y\u200b", "knab x y"],
  ["Café à Liège 🏢", "Café à Liège 🏢"],
  ["Prix\u202f: 500\u00a0m²,  185\u00a0€", "Prix\u202f: 500\u00a0m², 185\u00a0€"],
])("a header says %j as %j", (typed, written) => {
  expect(headerText(typed)).toBe(written);
});

test("whatever is typed, a header has one line of at most 160 characters, and nothing that is read as another", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("=", "?", "=?", "?=", "=?utf-8?b?", "\r\n", "\u202e"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const written = headerText(pieces.join(""));
      expect(written).not.toMatch(/=\?|\?=|[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
      expect(Array.from(written).length).toBeLessThanOrEqual(160);
    }),
  );
});

test("neither form of a mail has control characters, halves of characters or marks that turn the direction", () => {
  const typed = "One\r\nTwo\u0000\u0007\u009b\u202e\u2066\u200f\ud800\tThree\u2028";
  const { html, text } = cleanMail({ language: "en", subject: "x", html: typed, text: typed });
  expect(text).toBe("One\nTwo\tThree");
  expect(html).toBe(text);
});
