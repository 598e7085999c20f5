import { expect, test } from "vitest";
import { listDemonstrationResetLinks } from "./demonstration-reset-links.server.ts";
import { confirmReset, sendPasswordReset, verifyResetCode } from "./identity.server.ts";
import { makeAccount } from "./testing/accounts.ts";

test("the demonstration shows links to a new password, in the person's language, until they are used", async () => {
  const { email } = await makeAccount();
  await sendPasswordReset(email, "en");
  await sendPasswordReset(email, "nl");
  const mails = async () => (await listDemonstrationResetLinks()).filter((mail) => mail.email === email);
  const [latest, first] = await mails();
  expect(first?.url).toMatch(/\/en\/reset-password\?oobCode=/);
  expect(latest?.url).toMatch(/\/nl\/nieuw-wachtwoord\?oobCode=/);

  const code = new URL(latest?.url ?? "").searchParams.get("oobCode") ?? "";
  expect(await verifyResetCode(code)).toBe(email);
  await confirmReset(code, "battery staple");
  expect(await mails()).toEqual([first]);
});
