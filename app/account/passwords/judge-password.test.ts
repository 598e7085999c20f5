import { describe, expect, test } from "vitest";
import { commonestPasswords } from "./common-passwords.server.ts";
import { findPasswordFault } from "./judge-password.server.ts";

const owner = {
  email: "anke.vandenbroeck@willems-vastgoed.example",
  firstname: "Ânke",
  lastname: "Van den Broeck",
  phone: "+32 470 12 34 56",
};

test("the commonest passwords are refused, every one, in capitals too", () => {
  expect(commonestPasswords.size).toBe(10_000);
  for (const password of commonestPasswords) {
    expect(password.length).toBeGreaterThanOrEqual(8);
    expect(findPasswordFault(password, owner), password).not.toBeNull();
    expect(findPasswordFault(password.toUpperCase(), owner), password).not.toBeNull();
  }
});

describe.each([
  ["passwordTooShort", ["", "1234567", "Aé3$xyz"]],
  ["passwordTooLong", ["correct horse ".repeat(72)]],
  [
    "passwordTooCommon",
    [
      "password",
      "Password",
      "12345678",
      "iloveyou",
      "pass word",
      "pass-word",
      "Password1!",
      "P@ssw0rd",
      "p4ssw0rd2026",
      "dragon123",
      "!!Monkey!!",
    ],
  ],
  ["passwordTooRegular", ["zzzzzzzzz", "xyxyxyxyxy", "k7#vk7#vk7#", "abcdefghijklmnop", "ponmlkjih"]],
  [
    "passwordPersonal",
    [
      "quartier",
      "Quartier2026!",
      "anke.vandenbroeck",
      "AnkeVanDenBroeck1",
      "willems-vastgoed",
      "vastgoed1990",
      "0470123456",
      "+32470123456",
      "anke-password1",
    ],
  ],
] as const)("%s", (fault, passwords) => {
  test.each(passwords)("%s", (password) => {
    expect(findPasswordFault(password, owner)).toBe(fault);
  });
});

test.each([
  "correct horse",
  "a long enough one",
  "tram 81 naar montgomery",
  "anke eet graag mosselen",
  "Xk4!pq9z",
  "ééééèèèèààààùùùù",
  "пароль для квартиры",
  "𝕠𝕟𝕝𝕪 𝕞𝕒𝕥𝕙𝕤",
])("%s may be chosen", (password) => {
  expect(findPasswordFault(password, owner)).toBeNull();
});

test("nothing about its owner need be known but an address, whatever it is", () => {
  for (const email of ["", "@", "a@b.c", "__proto__@constructor.example", "𝒶@ﬃ.example"]) {
    expect(findPasswordFault("correct horse", { email })).toBeNull();
  }
});
