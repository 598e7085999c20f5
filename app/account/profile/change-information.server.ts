import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { audit } from "#app/audit/audit.server.ts";
import { FieldProblem, type RefusedForm } from "#app/forms/answer-form.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { isOtherAddress, requireChangeable, startAddressChange } from "../address/start-change.server.ts";
import { answerAccountForm } from "../forms/answer-account-form.server.ts";
import { limitProof } from "../session/limits.server.ts";
import { reauthenticate, currentPasswordField, findOwnSession } from "../session/reauthenticate.server.ts";
import type { User } from "../user.server.ts";
import { getProfileSchema } from "./profile-schema.server.ts";

/** The version of the profile that a form was filled from. */
const versionSchema = z.coerce.number().int().min(0).catch(-1);

/**
 * Saves My Information (specification, section 2). A profile that was changed elsewhere since the form was filled is left
 * as it is, and the person told: nothing is overwritten unseen. Another e-mail address takes the password, or a sign-in
 * of the last five minutes, and effect only when the link sent there is opened.
 * @returns which was done: all of it is saved, or saved but for the address, which waits for its link
 */
export async function changeInformation(
  db: Database,
  request: Request,
  user: User,
  form: FormData,
  language: Language,
): Promise<{ done: "information" | "address-asked" } | RefusedForm> {
  const whole = await getProfileSchema(db);
  const schema = whole
    .pick({ titleId: true, firstname: true, lastname: true, phone: true, languageId: true, email: true })
    .extend({ version: versionSchema, ...currentPasswordField });
  return answerAccountForm(request, form, schema, async ({ version, email, currentPassword, ...fields }) => {
    const movesAddress = isOtherAddress(user, email);
    if (movesAddress) {
      requireChangeable((await findOwnSession(db, request))?.providers ?? []);
      await reauthenticate(db, request, user, currentPassword);
      await limitProof(db, request, email);
    }
    await db.transaction(async (tx) => {
      const [changed] = await tx
        .update(users)
        .set({ ...fields, firstname: fields.firstname ?? null, version: sql`${users.version} + 1` })
        .where(and(eq(users.id, user.id), eq(users.version, version)))
        .returning({ id: users.id });
      if (!changed) throw new FieldProblem({ "": ["account.errors.changedElsewhere"] }, 409);
      await audit(tx, "profile-changed", { userId: user.id });
      if (movesAddress) await startAddressChange(tx, user, email, language);
    });
    return { done: movesAddress ? "address-asked" : "information" };
  });
}
