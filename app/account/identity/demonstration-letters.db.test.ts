import { expect, test } from "vitest";
import { listDemonstrationLetters } from "./demonstration-letters.server.ts";
import { confirmReset, sendPasswordReset, verifyResetCode } from "./identity.server.ts";
import { makeAccount } from "./testing/accounts.ts";

test("the demonstration shows links to a new password, in the person's language, until they are used", async () => {
  const { email } = await makeAccount();
  await sendPasswordReset(email, "en");
  await sendPasswordReset(email, "nl");
  const letters = async () => (await listDemonstrationLetters()).filter((letter) => letter.email === email);
  const [latest, first] = await letters();
  expect(first?.url).toMatch(/\/en\/reset-password\?oobCode=/);
  expect(latest?.url).toMatch(/\/nl\/nieuw-wachtwoord\?oobCode=/);

  const code = new URL(latest?.url ?? "").searchParams.get("oobCode") ?? "";
  expect(await verifyResetCode(code)).toBe(email);
  await confirmReset(code, "battery staple");
  expect(await letters()).toEqual([first]);
});
