import type { RefusedForm } from "#app/forms/answer-form.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Database } from "#db/client.server.ts";
import { sendPasswordReset } from "../identity/identity.server.ts";
import { limitReset } from "../session/limits.server.ts";
import { requestResetSchema } from "./credentials-schema.server.ts";
import { answerAccountForm } from "./answer-account-form.server.ts";

/**
 * Has the identity service mail a link to whoever's `email` the form names. The answer is the same whether there is such
 * an account or not; `hasEnough` when the links of the last hour must do, which are good for as long.
 * @param language of the e-mail, and of the page that its link leads to
 */
export function requestReset(
  db: Database,
  request: Request,
  form: FormData,
  language: Language,
): Promise<{ sentTo: string; hasEnough: boolean } | RefusedForm> {
  return answerAccountForm(request, form, requestResetSchema, async ({ email }) => {
    const mayHaveMore = await limitReset(db, request, email);
    if (mayHaveMore) await sendPasswordReset(email, language);
    return { sentTo: email, hasEnough: !mayHaveMore };
  });
}
