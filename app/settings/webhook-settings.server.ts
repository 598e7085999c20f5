import { z } from "zod";

/** Where calls go: they are signed, and `fetch` asks no address that bears a password. */
export const webhookUrl = z.url({ protocol: /^https?$/ }).refine((address) => {
  const { username, password } = new URL(address);
  return username === "" && password === "";
}, "must bear neither name nor password");

/** What calls are signed with: as Standard Webhooks writes one, `whsec_` and base64, or anything that is as long. */
export const webhookSecret = z
  .string()
  .min(24, "needs at least 24 characters")
  .refine(
    (secret) => !secret.startsWith("whsec_") || z.base64().min(1).safeParse(secret.slice("whsec_".length)).success,
    "must be base64 after whsec_",
  );
