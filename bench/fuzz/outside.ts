import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { judgeMail } from "./judge-mail.ts";

type Tell = (problem: string, told: { log: readonly string[] }) => void;

/** Bytes of a mail or an event that are looked at. */
const mostBytes = 4 * 1024 * 1024;

/**
 * What the worker speaks to: a mail server, and the customer-relationship system. Both take everything, look at what they
 * are sent, and know of what somebody waits for.
 */
export class Outside {
  readonly #awaited = new Map<string, Map<string, number>>();
  /** Whose mails must be in order in every word: they have sent nothing odd. */
  readonly wellBehaved = new Set<string>();
  mails = 0;
  events = 0;

  private constructor(
    readonly tell: Tell,
    readonly mailServer: SMTPServer,
    readonly receiver: Server,
    readonly settings: Readonly<Record<string, string>>,
  ) {}

  static async open(tell: Tell): Promise<Outside> {
    const mailServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        let size = 0;
        stream.on("data", (chunk: Buffer) => (size += chunk.length) <= mostBytes && chunks.push(chunk));
        stream.on("end", () => {
          outside.#takeMail(
            session.envelope.rcptTo.map(({ address }) => address),
            Buffer.concat(chunks).toString("utf8"),
          );
          done();
        });
      },
    });
    mailServer.on("error", () => {}); // A client that leaves is looked for in the worker's log.
    const listener = mailServer.listen(0, "127.0.0.1");
    const receiver = createServer((request, response) => void outside.#takeEvent(request, response));
    receiver.listen(0, "127.0.0.1");
    await Promise.all([once(listener, "listening"), once(receiver, "listening")]);
    const outside: Outside = new Outside(tell, mailServer, receiver, {
      SMTP_URL: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
      MAIL_FROM: "Quartier <properties@quartier.example>",
      CRM_WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
      CRM_WEBHOOK_SECRET: "the tried site's own secret",
    });
    return outside;
  }

  /** From now on, notes who gets mails and events in which this word stands. */
  await(word: string): void {
    this.#awaited.set(word, new Map());
  }

  /** Whether it stood in a mail to this address, or in an event of the customer-relationship system (`crm`). */
  has(word: string, recipient: string): boolean {
    return this.times(word, recipient) > 0;
  }

  /** In how many of them it stood. */
  times(word: string, recipient: string): number {
    return this.#awaited.get(word)?.get(recipient) ?? 0;
  }

  drop(word: string): void {
    this.#awaited.delete(word);
  }

  async close(): Promise<void> {
    await Promise.all([
      new Promise<void>((done) => this.mailServer.close(done)),
      new Promise((done) => this.receiver.close(done)),
    ]);
  }

  #takeMail(recipients: readonly string[], text: string): void {
    this.mails += 1;
    // More than one means that something in an address was read as a second one.
    if (recipients.length !== 1)
      this.tell(`a mail goes to ${recipients.length} addresses`, { log: [text.slice(0, 500)] });
    const isWellBehaved = recipients.every((address) => this.wellBehaved.has(address));
    const { problems, content } = judgeMail(text, { isWellBehaved });
    for (const problem of problems) this.tell(`a mail ${problem}`, { log: [content.slice(0, 1_500)] });
    for (const recipient of recipients) this.#note(content, recipient);
  }

  async #takeEvent(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    for await (const chunk of request.setEncoding("utf8")) if (text.length < mostBytes) text += String(chunk);
    this.events += 1;
    this.#note(text, "crm");
    response.writeHead(204).end();
  }

  #note(text: string, recipient: string): void {
    for (const [word, found] of this.#awaited)
      if (text.includes(word)) found.set(recipient, (found.get(recipient) ?? 0) + 1);
  }
}
