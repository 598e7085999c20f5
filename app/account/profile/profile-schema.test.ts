import { describe, expect, test } from "vitest";
import { profileSchemaOf } from "./profile-schema.server.ts";

const schema = profileSchemaOf({ titleIds: new Set([1, 2, 3]), languageIds: new Set([1, 2, 3]) });

const valid = {
  titleId: "2",
  lastname: "Willems",
  phone: "+32 470 12 34 56",
  languageId: "3",
  email: "anke@test.example",
  acceptTermsAndPrivacy: "on",
};

const read = (changed: Record<string, unknown>) => schema.parse({ ...valid, ...changed });

/** The message keys of one field. */
const complaints = (field: string, value: unknown) => {
  const { error } = schema.safeParse({ ...valid, [field]: value });
  return error?.issues.filter(({ path }) => path.join() === field).map(({ message }) => message);
};

test("a profile needs title, last name, phone, language, e-mail and the terms; nothing else", () => {
  expect(read({})).toEqual({
    titleId: 2,
    firstname: undefined,
    lastname: "Willems",
    phone: "+32 470 12 34 56",
    languageId: 3,
    email: "anke@test.example",
    receiveEmailsForReverseMatching: false,
    receiveEmailsForMarketing: false,
    acceptTermsAndPrivacy: true,
  });
  const missing = schema.safeParse({}).error?.issues.map(({ path, message }) => [path.join(), message]);
  expect(Object.fromEntries(missing ?? [])).toEqual({
    titleId: "account.errors.titleRequired",
    lastname: "account.errors.lastnameRequired",
    phone: "account.errors.phoneRequired",
    languageId: "account.errors.languageRequired",
    email: "account.errors.invalidEmail",
    acceptTermsAndPrivacy: "account.errors.acceptRequired",
  });
});

describe("each field refuses", () => {
  test.each([
    ["titleId", "", "titleRequired"],
    ["titleId", "4", "titleRequired"],
    ["titleId", "2x", "titleRequired"],
    ["titleId", "-1", "titleRequired"],
    ["titleId", "1e0", "titleRequired"],
    ["titleId", "9".repeat(400), "titleRequired"],
    ["titleId", null, "titleRequired"],
    ["lastname", "", "lastnameRequired"],
    ["lastname", " \t ", "lastnameRequired"],
    ["lastname", "\0\u202e", "lastnameRequired"],
    ["lastname", "x".repeat(101), "tooLong"],
    ["firstname", "x".repeat(101), "tooLong"],
    ["firstname", "evil.example/win", "nameLinks"],
    ["lastname", "Win at evil.com", "nameLinks"],
    ["phone", "", "phoneRequired"],
    ["phone", "1".repeat(41), "tooLong"],
    ["phone", "abc", "invalidPhone"],
    ["phone", "02 1", "invalidPhone"],
    ["languageId", "4", "languageRequired"],
    ["languageId", "nl", "languageRequired"],
    ["email", "", "invalidEmail"],
    ["email", "anke", "invalidEmail"],
    ["email", "anke@test.example, luc@test.example", "invalidEmail"],
    ["email", "anke@test.example\nBcc: luc@test.example", "invalidEmail"],
    ["email", `${"x".repeat(250)}@test.example`, "tooLong"],
    ["acceptTermsAndPrivacy", "false", "acceptRequired"],
    ["acceptTermsAndPrivacy", false, "acceptRequired"],
    ["acceptTermsAndPrivacy", "yes", "acceptRequired"],
  ])("%s %j", (field, value, key) => {
    expect(complaints(field, value)).toEqual([`account.errors.${key}`]);
  });
});

test("flags are true, false, their names, or what a checkbox sends", () => {
  for (const value of [true, "true", "on"])
    expect(read({ receiveEmailsForMarketing: value }).receiveEmailsForMarketing).toBe(true);
  for (const value of [false, "false", undefined, "", "yes"]) {
    expect(read({ receiveEmailsForMarketing: value }).receiveEmailsForMarketing).toBe(false);
  }
});

test("texts lose what nobody types, and keep every name", () => {
  expect(read({ lastname: "  Wil\0lems\r\n\u202e " }).lastname).toBe("Willems");
  for (const name of ["Van den Broeck", "D’Hondt", "Łukasiewicz", "Müller-Ångström", "李", "نجيب", "👩‍🚀"]) {
    expect(read({ lastname: name, firstname: name })).toMatchObject({ lastname: name, firstname: name });
  }
});

test("what is no field of a profile stays out", () => {
  expect(read({ id: "1", status: "active", isAdmin: "true", uid: "other" })).not.toHaveProperty("status");
});
