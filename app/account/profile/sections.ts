/** The parts of My Account that can be modified, as `?edit=` and the anchors name them. */
export const sections = ["information", "emails", "password", "google", "export", "delete"] as const;
export type Section = (typeof sections)[number];

/** What a form of My Account asks for. */
export const intents = [
  "information",
  "send-link",
  "stop-address-change",
  "emails",
  "resume-emails",
  "password",
  "set-password",
  "disconnect-google",
  "end-session",
  "log-out-everywhere",
  "delete",
] as const;
export type Intent = (typeof intents)[number];

/** What was done, as `?done=` names it after the redirect. */
export const outcomes = [
  "information",
  "address-asked",
  "link-sent",
  "address-unchanged",
  "emails",
  "emails-resumed",
  "password",
  "password-sent",
  "google",
  "last-way-in",
  "session-ended",
] as const;
export type Outcome = (typeof outcomes)[number];

/** One of the words of a list; null for any other. */
export function oneOf<Word extends string>(words: readonly Word[], word: unknown): Word | null {
  return words.find((known) => known === word) ?? null;
}

/** Why an export was refused, as `?problem=` names it after the redirect: where the form says it, and in which words. */
const exportProblems = {
  confirm: ["currentPassword", "confirmWithPassword"],
  password: ["currentPassword", "wrongPassword"],
  "too-many": ["", "tooManyAttemptsSoon"],
  unreachable: ["", "unreachable"],
} as const;
export type ExportProblem = keyof typeof exportProblems;

/** What the export's form shows for a problem; null for none. */
export function exportProblemOf(problem: string | null) {
  const found = oneOf(Object.keys(exportProblems) as ExportProblem[], problem);
  if (!found) return null;
  const [field, key] = exportProblems[found];
  return { status: "error" as const, error: { [field]: [`account.errors.${key}`] } };
}
