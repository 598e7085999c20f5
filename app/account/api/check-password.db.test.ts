import { expect } from "vitest";
import en from "#app/i18n/locales/en/account.ts";
import nl from "#app/i18n/locales/nl/account.ts";
import { accountTest } from "../testing/account-test.ts";
import { action as checkPassword, loader } from "./check-password-resource.ts";

const path = "/api/user/check-password";

accountTest("a page learns in its language whether a password may be chosen with an address", async ({ visitor }) => {
  const ask = async (password: string, email: string, language: string) => {
    const request = visitor.post(path, { password, email }, { "Accept-Language": language });
    const answer = await visitor.send(checkPassword, request);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    return { status: answer.status, body: answer.status === 204 ? null : ((await answer.json()) as unknown) };
  };
  expect(await ask("tram 81 naar huis", "anke@test.example", "nl")).toEqual({ status: 204, body: null });
  expect(await ask("password", "anke@test.example", "en")).toEqual({
    status: 422,
    body: { errors: { password: [en.errors.passwordTooCommon] } },
  });
  expect(await ask("ankewillems", "anke.willems@test.example", "nl")).toEqual({
    status: 422,
    body: { errors: { password: [nl.errors.passwordPersonal] } },
  });
  expect((await ask("", "", "")).status).toBe(422);
  expect((await ask("x".repeat(100_000), "@".repeat(100_000), "fr")).status).toBe(422);
});

accountTest("other sites, methods and bodies are refused", async ({ visitor }) => {
  const stranger = visitor.post(path, { password: "password" }, { Origin: "https://evil.example" });
  expect((await visitor.send(checkPassword, stranger)).status).toBe(403);
  expect((await visitor.send(loader, visitor.request(path))).status).toBe(405);
  const json = { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } };
  expect((await visitor.send(checkPassword, visitor.request(path, json))).status).toBe(415);
});
