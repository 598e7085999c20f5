import { expect, test } from "vitest";
import { findCredentialProblems } from "./credentials.ts";

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const email = "an@quartier.example";

test.each<[what: string, fields: Record<string, string>, registering: boolean, field: string, key: string]>([
  ["nothing typed", { email: "", password: "x" }, false, "email", "emailRequired"],
  ["no address", { email: "an", password: "x" }, false, "email", "invalidEmail"],
  ["no address, registering", { email: "an@x", password: "x" }, true, "email", "invalidEmailAddress"],
  ["no password", { email, password: "" }, false, "password", "passwordRequired"],
  [
    "seven characters",
    { email, password: "1234567", confirmPassword: "1234567" },
    true,
    "password",
    "passwordTooShort",
  ],
  [
    "two passwords",
    { email, password: "12345678", confirmPassword: "x" },
    true,
    "confirmPassword",
    "passwordsDoNotMatch",
  ],
])("%s", (_what, fields, registering, field, key) => {
  expect(findCredentialProblems(form(fields), registering)).toEqual({ [field]: [`account.errors.${key}`] });
});

test("a password that is too short and not repeated is told both", () => {
  const fields = { email, password: "1234567", confirmPassword: "12345678" };
  expect(findCredentialProblems(form(fields), true)).toEqual({
    password: ["account.errors.passwordTooShort"],
    confirmPassword: ["account.errors.passwordsDoNotMatch"],
  });
});

test("what is right has no problem, an old short password at log-in neither", () => {
  expect(findCredentialProblems(form({ email: ` ${email} `, password: "short" }), false)).toBeNull();
  const registering = { email, password: "12345678", confirmPassword: "12345678" };
  expect(findCredentialProblems(form(registering), true)).toBeNull();
  expect(findCredentialProblems(form({ email }), false)).toBeNull();
});
