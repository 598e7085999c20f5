import { afterAll, beforeAll, beforeEach, describe, expect } from "vitest";
import { settings } from "#app/settings/settings.server.ts";
import en from "#app/i18n/locales/en/account.ts";
import fr from "#app/i18n/locales/fr/account.ts";
import nl from "#app/i18n/locales/nl/account.ts";
import { action as checkPassword } from "../api/check-password-resource.ts";
import { resetPassword } from "../forms/reset-password.server.ts";
import { signUp } from "../forms/sign-up.server.ts";
import { sendPasswordReset } from "../identity/identity.server.ts";
import { findResetCode, makeAccount, newAddress } from "../identity/testing/accounts.ts";
import { changePassword } from "../profile/change-password.server.ts";
import { findUser } from "../session/find-user.server.ts";
import { accountTest } from "../testing/account-test.ts";
import { listOf, padding, startRangeService } from "./testing/range-service.ts";

/* Wherever somebody chooses a password, one of a breach is refused at its field. */

const breached = "tram 81 naar montgomery";
const fresh = "tram 92 naar schaarbeek";
let service: Awaited<ReturnType<typeof startRangeService>>;

beforeAll(async () => {
  service = await startRangeService();
  service.answer((response) => void response.end(`${padding}\r\n${listOf({ [breached]: 7 })}`));
  settings.PASSWORD_RANGE_URL = service.url;
});
beforeEach(() => void (service.asked.length = 0));
afterAll(async () => {
  settings.PASSWORD_RANGE_URL = undefined;
  await service.close();
});

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const twice = (password: string) => ({ password, confirmPassword: password });
const refused = { status: 422, submission: { error: { password: ["account.errors.passwordBreached"] } } };

describe("a password of a breach is refused", () => {
  accountTest("by the form that makes an account, which another password makes", async ({ visitor, db }) => {
    const email = newAddress();
    const ask = (password: string) =>
      signUp(db, visitor.request("/nl/registreren"), formOf({ email, ...twice(password) }));
    expect(await ask(breached)).toMatchObject(refused);
    expect(await ask(fresh)).toMatchObject({ profile: "missing" });
    expect(service.asked).toHaveLength(2);
  });

  accountTest("by the change of one, before the old one is looked at", async ({ visitor, db }) => {
    const { idToken, password: currentPassword } = await makeAccount();
    await visitor.exchange(idToken);
    const request = visitor.request("/nl/profiel");
    const user = (await findUser(db, request))!;
    const ask = (password: string) =>
      changePassword(db, request, user, formOf({ currentPassword, ...twice(password) }));
    expect(await ask(breached)).toMatchObject(refused);
    expect(await ask(fresh)).toMatchObject({ user: { id: user.id } });
  });

  accountTest("by a link to a new one, which is good for another", async ({ visitor, db }) => {
    const { email } = await makeAccount();
    await sendPasswordReset(email, "nl");
    const oobCode = (await findResetCode(email)) ?? "";
    const ask = (password: string) =>
      resetPassword(db, visitor.request("/nl/nieuw-wachtwoord"), formOf({ oobCode, ...twice(password) }));
    expect(await ask(breached)).toMatchObject(refused);
    expect(await ask(fresh)).toHaveProperty("headers");
  });

  accountTest("by the call of pages that make accounts themselves, in their language", async ({ visitor }) => {
    for (const [language, words] of Object.entries({ en, fr, nl })) {
      const request = visitor.post(
        "/api/user/check-password",
        { password: breached, email: newAddress() },
        { "Accept-Language": language },
      );
      const answer = await visitor.send(checkPassword, request);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toEqual({ errors: { password: [words.errors.passwordBreached] } });
    }
  });
});

accountTest(
  "the service is asked sixty times for one address, and never about what is refused here",
  async ({ visitor }) => {
    const ask = async (password: string) =>
      visitor.send(checkPassword, visitor.post("/api/user/check-password", { password, email: newAddress() }));
    for (let time = 0; time < 5; time++) expect((await ask("password")).status).toBe(422);
    expect(service.asked).toEqual([]);
    for (let time = 0; time < 60; time++) expect((await ask(fresh)).status).toBe(204);
    const answer = await ask(fresh);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(service.asked).toHaveLength(60);
    visitor.headers["X-Client-Address"] = "203.0.113.9";
    expect((await ask(fresh)).status).toBe(204);
  },
);
