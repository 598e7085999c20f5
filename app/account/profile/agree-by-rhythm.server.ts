import { findFrequency, isRhythm } from "#app/vocabulary/frequencies.ts";

/**
 * Whoever chooses a rhythm for the search that is saved with the profile agrees to e-mails about properties, as the words
 * beside the choice say; the profile's own box for them stands only where none was chosen before.
 * @param form is changed
 */
export function agreeByRhythm(form: FormData): void {
  if (isRhythm(findFrequency(form.get("frequency")))) form.set("receiveEmailsForReverseMatching", "true");
}
