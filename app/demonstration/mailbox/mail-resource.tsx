import type { LoaderFunctionArgs } from "@remix-run/node";
import { findKeptMail, keepsMail } from "#app/email/kept-mail.server.ts";
import { answerMail, answerNothing, answerPage, answerText } from "./answer.server.tsx";
import { examplePrefix } from "./example-kinds.ts";
import { MailPage } from "./mailbox-page.server.tsx";

/** `GET /dev/mail/:id`: one kept mail, or an example; `/html` and `/text` after it give its two forms as they would have left. */
export async function loader({ params }: LoaderFunctionArgs) {
  const mail = keepsMail() ? await findMail(params.id ?? "") : null;
  if (!mail) return answerNothing();
  if (params.form === "html") return answerMail(mail.html);
  if (params.form === "text") return answerText(mail.text);
  return params.form === undefined ? answerPage(<MailPage mail={mail} />) : answerNothing();
}

async function findMail(id: string) {
  if (!id.startsWith(examplePrefix)) return findKeptMail(id);
  // Examples are made of all that mails are made of.
  const { findExample } = await import("./examples.server.ts");
  const { db } = await import("#app/database.server.ts");
  return findExample(db, id);
}
