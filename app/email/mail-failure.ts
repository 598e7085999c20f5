/** An address that a mail server does not know, and whose account the mail was about. */
export interface Bounce {
  userId: string | null;
  to: string;
}

/** A mail that did not leave. What it says names no person: pg-boss and the log keep it. */
export class MailFailure extends Error {
  override name = "MailFailure";
  /** The mail server will not take it another time either. */
  readonly final: boolean;
  /** Private, so that no log shows it. */
  readonly #bounce: Bounce | null;

  constructor(message: string, { final = false, bounce = null }: { final?: boolean; bounce?: Bounce | null } = {}) {
    super(message);
    this.final = final;
    this.#bounce = bounce;
  }

  /** Whose address there is none of; null when something else was wrong. */
  get bounce(): Bounce | null {
    return this.#bounce;
  }
}

interface SmtpError {
  code?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
}

/**
 * Whatever went wrong on the way to a mail server, without the address that such servers like to repeat.
 * @param letter whom the mail was for
 */
export function mailFailureOf(error: unknown, letter: Bounce): MailFailure {
  const { code, command, response, responseCode } = error as SmtpError;
  const status = typeof responseCode === "number" ? responseCode : undefined;
  // A refused sender or a wrong password is the operator's to put right, and the mail leaves then.
  const ofThisMail = code === "EMESSAGE" || command === "RCPT TO" || command === "DATA";
  const words = [code, command, status, enhancedCode(response)].filter(
    (word) => typeof word === "string" || typeof word === "number",
  );
  const final = ofThisMail && status !== undefined && status >= 500;
  const bounce = command === "RCPT TO" && isUnknown(status, response) ? letter : null;
  return new MailFailure(`The mail server did not take a mail: ${words.join(", ") || "no reason given"}`, {
    final,
    bounce,
  });
}

/** A mailbox that is not there (RFC 5321: 550); where the server says more (RFC 3463), 5.7 is its policy towards us. */
function isUnknown(status: number | undefined, response: unknown): boolean {
  return status === 550 && !enhancedCode(response)?.startsWith("5.7.");
}

/** What an answer says beside its three digits (RFC 3463), as `5.1.1`; the words behind it may repeat an address. */
function enhancedCode(response: unknown): string | undefined {
  return typeof response === "string" ? /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined;
}
