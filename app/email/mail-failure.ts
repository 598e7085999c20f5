/** A mail that did not leave. What it says names no person: pg-boss and the log keep it. */
export class MailFailure extends Error {
  override name = "MailFailure";
  /** The mail server will not take it another time either. */
  readonly final: boolean;

  constructor(message: string, { final = false }: { final?: boolean } = {}) {
    super(message);
    this.final = final;
  }
}

interface SmtpError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
}

/** Whatever went wrong on the way to a mail server, without the address that such servers like to repeat. */
export function mailFailureOf(error: unknown): MailFailure {
  const { code, command, responseCode } = error as SmtpError;
  const status = typeof responseCode === "number" ? responseCode : undefined;
  // A refused sender or a wrong password is the operator's to put right, and the mail leaves then.
  const ofThisMail = code === "EMESSAGE" || command === "RCPT TO" || command === "DATA";
  const words = [code, command, status].filter((word) => typeof word === "string" || typeof word === "number");
  const final = ofThisMail && status !== undefined && status >= 500;
  return new MailFailure(`The mail server did not take a mail: ${words.join(", ") || "no reason given"}`, { final });
}
