import type { LoaderFunctionArgs } from "@remix-run/node";
import { listDemonstrationLetters } from "#app/account/identity/demonstration-letters.server.ts";
import { keepsMail, listKeptMails } from "#app/email/kept-mail.server.ts";
import { answerNothing, answerPage } from "./answer.server.tsx";
import { MailboxPage } from "./mailbox-page.server.tsx";

/**
 * `GET /dev/mail`: the mail that was kept instead of sent, and the identity service's letters that its emulator does not
 * send either. There is no such page where mail leaves (decisions, section 8).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!keepsMail()) return answerNothing();
  const wanted = new URL(request.url).searchParams.get("to")?.toLowerCase();
  const isWanted = (address: string) => !wanted || address.toLowerCase() === wanted;
  const [mails, letters] = await Promise.all([listKeptMails(), listDemonstrationLetters()]);
  return answerPage(
    <MailboxPage
      mails={mails.filter(({ to }) => isWanted(to))}
      letters={letters.filter(({ email }) => isWanted(email))}
    />,
  );
}
