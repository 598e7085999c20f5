import type { MailContent } from "#app/email/mail-content.ts";
import { renderMail } from "#app/email/render-mail.server.tsx";
import { sendOnce } from "#app/email/send-once.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { mailTextsIn } from "#app/i18n/mail-texts.server.ts";
import { href } from "#app/i18n/paths.ts";
import { settings } from "#app/settings/settings.server.ts";
import { eq } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { addressLinks, languages, users } from "#db/schema/accounts.ts";
import { findAccountByEmail } from "../identity/identity.server.ts";
import { linkToken, type LinkUse } from "./link-token.server.ts";
import { addressChangeToldMail, addressTakenMail, changeAddressMail, proveAddressMail } from "./mails.ts";
import { linkDays, type AddressLink } from "./send-link.server.ts";

/**
 * Mails the link to the address that it proves. One that belongs to another account gets no link: its owner is told
 * instead, and whoever asked learns nothing.
 * @param mailId the same at a repeat, which sends nothing
 * @throws MailFailure; IdentityError when the identity service is away
 */
export async function mailAddressLink(db: Database, linkId: string, mailId: string): Promise<void> {
  const found = await findOfOpenAccount(db, linkId);
  if (!found || found.link.endedAt) return;
  const { link, user, language } = found;
  const words = wordsIn(language);
  const { address } = link;
  const send = (content: MailContent, userId: string | null) =>
    sendOnce(db, { id: mailId, to: address, userId, mail: renderMail(content) });
  if (link.purpose === "prove") {
    return send(proveAddressMail(words, { address, url: linkUrl("open", link, language) }), user.id);
  }
  const owner = await findAccountByEmail(address);
  if (owner && owner.uid !== user.uid) {
    const url = settings.SITE_URL + href("login", language);
    return send(addressTakenMail(words, { address, url }), null);
  }
  await send(changeAddressMail(words, { address, url: linkUrl("open", link, language) }), user.id);
}

/**
 * Tells the address that a change is to replace, with the link that stops it.
 * @param mailId the same at a repeat
 * @throws MailFailure
 */
export async function mailAddressChangeTold(db: Database, linkId: string, mailId: string): Promise<void> {
  const found = await findOfOpenAccount(db, linkId);
  // One that has taken effect at once is told all the more.
  if (!found || found.link.endedBy === "stopped" || found.link.endedBy === "replaced") return;
  const { link, user, language } = found;
  const content = addressChangeToldMail(wordsIn(language), {
    address: link.address,
    url: linkUrl("stop", link, language),
  });
  await sendOnce(db, { id: mailId, to: link.previousAddress, userId: user.id, mail: renderMail(content) });
}

/** Absolute. Opening it changes nothing: mail scanners follow every link. */
function linkUrl(use: LinkUse, { id }: AddressLink, language: Language): string {
  return settings.SITE_URL + href("e-mail-address", language, { token: linkToken(use, id) });
}

function wordsIn(language: Language) {
  return { t: mailTextsIn(language), language, site: settings.SITE_NAME, days: linkDays };
}

/** A link, and the language of its person's mails; null where the account is closed. */
async function findOfOpenAccount(db: Database, linkId: string) {
  const [found] = await db
    .select({ link: addressLinks, user: users, language: languages.code })
    .from(addressLinks)
    .innerJoin(users, eq(users.id, addressLinks.userId))
    .leftJoin(languages, eq(languages.id, users.languageId))
    .where(eq(addressLinks.id, linkId));
  if (found?.user.status !== "active") return null;
  return { ...found, language: found.language ?? found.link.language };
}
