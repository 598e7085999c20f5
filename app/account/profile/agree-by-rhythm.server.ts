import { findFrequency, isRhythm } from "#app/vocabulary/frequencies.ts";
import { findPendingSave } from "../session/pending-save.server.ts";

/**
 * Whoever chooses a rhythm for the search that is saved with the profile agrees to e-mails about properties, as the words
 * beside the choice say; the profile's own box for them stands only where none was chosen before. Where nothing waits to be
 * saved any longer, as the form was left open for more than an hour, there is nothing to hear of, and nothing is agreed to.
 * @param form is changed
 */
export async function agreeByRhythm(request: Request, form: FormData): Promise<void> {
  if (!isRhythm(findFrequency(form.get("frequency")))) return;
  if (await findPendingSave(request)) form.set("receiveEmailsForReverseMatching", "true");
}
