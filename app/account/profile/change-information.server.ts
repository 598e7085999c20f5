import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { db } from "#app/database.server.ts";
import { users } from "#db/schema/accounts.ts";
import { answerForm, FieldProblem, type RefusedForm } from "../forms/form-answer.server.ts";
import { whileEmailIs } from "../proven-address.server.ts";
import type { User } from "../session/user.server.ts";
import { getProfileSchema } from "./profile-schema.server.ts";

/** The version of the profile that a form was filled from. */
const versionSchema = z.coerce.number().int().min(0).catch(-1);

/**
 * Saves My Information (specification, section 2). A profile that was changed elsewhere since the form was filled is left
 * as it is, and the person told: nothing is overwritten unseen.
 */
export async function changeInformation(
  request: Request,
  user: User,
  form: FormData,
): Promise<{ saved: true } | RefusedForm> {
  const whole = await getProfileSchema(db);
  const schema = whole
    .pick({ titleId: true, firstname: true, lastname: true, phone: true, languageId: true, email: true })
    .extend({ version: versionSchema });
  return answerForm(request, form, schema, async ({ version, ...fields }) => {
    const [changed] = await db
      .update(users)
      .set({
        ...fields,
        emailProvenAt: whileEmailIs(fields.email),
        firstname: fields.firstname ?? null,
        version: sql`${users.version} + 1`,
      })
      .where(and(eq(users.id, user.id), eq(users.version, version)))
      .returning({ id: users.id });
    if (!changed) throw new FieldProblem({ "": ["account.errors.changedElsewhere"] }, 409);
    return { saved: true as const };
  });
}
