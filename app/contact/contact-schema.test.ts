import { describe, expect, test } from "vitest";
import { listingRequestSchema, operatorRequestSchema } from "./contact-schema.server.ts";

const typed = { name: "Anke Willems", email: "anke@test.example", message: "Is it still available?" };

/** Which field is told what is wrong, of a form with these changes. */
function problems(changes: Record<string, string>, schema: typeof listingRequestSchema = listingRequestSchema) {
  const { error } = schema.safeParse({ ...typed, ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

describe("a request", () => {
  test("needs a name, an e-mail address and a message; of the rest it has what is usual", () => {
    expect(listingRequestSchema.parse(typed)).toMatchObject({
      ...typed,
      phone: null,
      preferredWay: "email",
      visit: false,
      copy: false,
      monday: false,
      morning: false,
    });
    expect(problems({ name: "\u200b \u3164", email: "", message: "\r\n\u2800" })).toEqual({
      name: "contact.errors.nameRequired",
      email: "contact.errors.emailRequired",
      message: "contact.errors.messageRequired",
    });
  });

  test("to be called needs a number, and is told so beside what else is wrong", () => {
    expect(problems({ preferredWay: "phone" })).toEqual({ phone: "contact.errors.phoneNeeded" });
    expect(problems({ preferredWay: "phone", phone: "  ", name: "" })).toEqual({
      phone: "contact.errors.phoneNeeded",
      name: "contact.errors.nameRequired",
    });
    expect(problems({ preferredWay: "phone", phone: "0470 12 34 56" })).toEqual({});
  });

  test.each(["+32 (0)470 12.34.56", "02/123 45 67", "+352 26-12-34", "+32 2 123 45 67 ext. 12"])(
    "takes %s as a number",
    (phone) => expect(problems({ phone })).toEqual({}),
  );

  test.each(["12345", "call me", "+32 470 <script>", "after six: 0470 12 34 56"])("refuses %s as a number", (phone) =>
    expect(problems({ phone })).toEqual({ phone: "contact.errors.invalidPhone" }),
  );

  test.each(["anke", "anke@", "a@b.example, c@d.example", "Anke <anke@test.example>", "anke@test.example?bcc=x@y.be"])(
    "refuses %s as an address",
    (email) => expect(problems({ email })).toEqual({ email: "contact.errors.invalidEmail" }),
  );

  test("keeps the lines of a message and nothing else that nobody types", () => {
    const { name, email, message } = listingRequestSchema.parse({
      name: "Anke\r\nBcc: all@test.example\u202e",
      email: "anke@test.example\r\n",
      message: " Hello,\r\n\r\nIs it\u0000 free?\u2066 ",
    });
    expect({ name, email, message }).toEqual({
      name: "AnkeBcc: all@test.example",
      email: "anke@test.example",
      message: "Hello,\n\nIs it free?",
    });
  });

  test("holds a few links, a list of them is advertising; a name holds none", () => {
    const links = (count: number) => Array.from({ length: count }, (_, page) => `https://a.example/${page}`).join(" ");
    expect(problems({ message: links(3) })).toEqual({});
    expect(problems({ message: links(4) })).toEqual({ message: "contact.errors.messageLinks" });
    for (const name of ["Win at www.a.example", "evil.example/win", "Win at evil.com"]) {
      expect(problems({ name })).toEqual({ name: "contact.errors.nameLinks" });
    }
    for (const name of ["J.Janssens", "A.B.C. nv", "St. Peter"]) expect(problems({ name })).toEqual({});
    expect(problems({ message: "evil.com evil.be evil.example/a evil.net" })).toEqual({
      message: "contact.errors.messageLinks",
    });
  });

  test("is as long as people write", () => {
    expect(problems({ message: "m".repeat(5_000) })).toEqual({});
    expect(problems({ message: "m".repeat(5_001), name: "n".repeat(101) })).toEqual({
      message: "contact.errors.tooLong",
      name: "contact.errors.tooLong",
    });
  });
});

test("a message to the operator says what it is about", () => {
  expect(operatorRequestSchema.parse({ ...typed, topic: "privacy" })).toMatchObject({ topic: "privacy" });
  for (const topic of ["", "anything"]) {
    const { error } = operatorRequestSchema.safeParse({ ...typed, topic });
    expect(error?.issues).toMatchObject([{ path: ["topic"], message: "contact.errors.topicRequired" }]);
  }
});
