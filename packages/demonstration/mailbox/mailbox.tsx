import { listDemonstrationResetLinks } from "../../../app/account/identity/demonstration-reset-links.server.ts";
import { findStoredMail, storesMail, listStoredMails } from "../../../app/email/stored-mail.server.ts";
import { answerMail, answerNothing, answerPage, answerText } from "./answer.tsx";
import { ResetMailPage } from "./reset-mail-page.tsx";
import { examplePrefix, resetMailPrefix, MailboxPage, MailPage } from "./mailbox-page.tsx";

/**
 * The pages of kept mail: `/dev/mail`, and `/dev/mail/:id` for one mail or example; `/html` and `/text` after it give its
 * two forms as they would have left. There are none where mail leaves (decisions, section 8).
 */
export async function answerMailbox({ pathname, searchParams }: URL): Promise<Response> {
  if (!storesMail()) return answerNothing();
  const [, , , id, form, ...rest] = pathname.split("/");
  if (id === undefined) return answerList(searchParams.get("to"));
  if (form === undefined && id.startsWith(resetMailPrefix)) return answerResetMail(id.slice(resetMailPrefix.length));
  const mail = rest.length === 0 ? await findMail(id) : null;
  if (!mail) return answerNothing();
  if (form === "html") return answerMail(mail.html);
  if (form === "text") return answerText(mail.text);
  return form === undefined ? answerPage(<MailPage mail={mail} />) : answerNothing();
}

/** The mail that was kept instead of sent, and the identity service's links to a new password that its emulator does not send either. */
async function answerList(to: string | null): Promise<Response> {
  const isWanted = (address: string) => !to || address.toLowerCase() === to.toLowerCase();
  const [mails, resetLinks] = await Promise.all([listStoredMails(), listDemonstrationResetLinks()]);
  const { exampleKinds } = await import("./examples.ts");
  return answerPage(
    <MailboxPage
      exampleKinds={exampleKinds}
      mails={mails.filter(({ to }) => isWanted(to))}
      resetLinks={resetLinks.filter(({ email }) => isWanted(email))}
    />,
  );
}

async function answerResetMail(id: string): Promise<Response> {
  const resetLink = (await listDemonstrationResetLinks()).find((resetLink) => resetLink.id === id);
  return resetLink ? answerPage(<ResetMailPage resetLink={resetLink} />) : answerNothing();
}

async function findMail(id: string) {
  if (!id.startsWith(examplePrefix)) return findStoredMail(id);
  // Examples are made of all that mails are made of.
  const { findExample } = await import("./examples.ts");
  const { db } = await import("../../../app/database/database.server.ts");
  return findExample(db, id);
}
