import { listDemonstrationLetters } from "../../../app/account/identity/demonstration-letters.server.ts";
import { findKeptMail, keepsMail, listKeptMails } from "../../../app/email/kept-mail.server.ts";
import { answerMail, answerNothing, answerPage, answerText } from "./answer.tsx";
import { examplePrefix } from "./example-kinds.ts";
import { LetterPage } from "./letter-page.tsx";
import { letterPrefix, MailboxPage, MailPage } from "./mailbox-page.tsx";

/**
 * The pages of kept mail: `/dev/mail`, and `/dev/mail/:id` for one mail or example; `/html` and `/text` after it give its
 * two forms as they would have left. There are none where mail leaves (decisions, section 8).
 */
export async function answerMailbox({ pathname, searchParams }: URL): Promise<Response> {
  if (!keepsMail()) return answerNothing();
  const [, , , id, form, ...rest] = pathname.split("/");
  if (id === undefined) return answerList(searchParams.get("to"));
  if (form === undefined && id.startsWith(letterPrefix)) return answerLetter(id.slice(letterPrefix.length));
  const mail = rest.length === 0 ? await findMail(id) : null;
  if (!mail) return answerNothing();
  if (form === "html") return answerMail(mail.html);
  if (form === "text") return answerText(mail.text);
  return form === undefined ? answerPage(<MailPage mail={mail} />) : answerNothing();
}

/** The mail that was kept instead of sent, and the identity service's letters that its emulator does not send either. */
async function answerList(to: string | null): Promise<Response> {
  const isWanted = (address: string) => !to || address.toLowerCase() === to.toLowerCase();
  const [mails, letters] = await Promise.all([listKeptMails(), listDemonstrationLetters()]);
  return answerPage(
    <MailboxPage
      mails={mails.filter(({ to }) => isWanted(to))}
      letters={letters.filter(({ email }) => isWanted(email))}
    />,
  );
}

async function answerLetter(id: string): Promise<Response> {
  const letter = (await listDemonstrationLetters()).find((letter) => letter.id === id);
  return letter ? answerPage(<LetterPage letter={letter} />) : answerNothing();
}

async function findMail(id: string) {
  if (!id.startsWith(examplePrefix)) return findKeptMail(id);
  // Examples are made of all that mails are made of.
  const { findExample } = await import("./examples.ts");
  const { db } = await import("../../../app/database.server.ts");
  return findExample(db, id);
}
