import type { TFunction } from "i18next";
import type { MailContent } from "#app/email/mail-content.ts";
import type { Language } from "#app/i18n/languages.ts";
import { renderMail } from "#app/email/render-mail.server.tsx";
import { sendOnce } from "#app/email/send-once.server.ts";
import { mailTextsIn } from "#app/i18n/mail-texts.server.ts";
import { href } from "#app/i18n/paths.ts";
import { settings } from "#app/settings/settings.server.ts";
import { eq } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { addressLinks, languages, users } from "#db/schema/accounts.ts";
import { findAccountByEmail } from "../identity/identity.server.ts";
import { linkToken, type LinkUse } from "./link-token.server.ts";
import { linkDays, type AddressLink } from "./send-link.server.ts";

/** Nothing that somebody typed but the addresses themselves: whoever gets such a mail may be a stranger. */
interface AddressMailWords {
  t: TFunction<"mail">;
  language: Language;
  site: string;
  /** Days that the link works. */
  days: number;
}

/** Asks whoever signed up to prove that mail reaches them. */
export function proveAddressMail(
  words: AddressMailWords,
  { address, url }: { address: string; url: string },
): MailContent {
  return linkMail(words, "proveAddress", { address }, url);
}

/** Asks at the new address whether the account may go there. */
export function changeAddressMail(
  words: AddressMailWords,
  { address, url }: { address: string; url: string },
): MailContent {
  return linkMail(words, "changeAddress", { address }, url);
}

/** Tells the address before of the change, with the link that stops it. */
export function addressChangeNoticeMail(
  words: AddressMailWords,
  { address, url }: { address: string; url: string },
): MailContent {
  return linkMail(words, "addressChangeNotice", { address }, url);
}

/** Tells whoever has an account with an address that another account asked for it: nothing changes. */
export function addressTakenMail(
  { t, language, site }: AddressMailWords,
  { address, url }: { address: string; url: string },
): MailContent {
  const given = { site, address };
  return {
    language,
    subject: t("addressTaken.subject", given),
    preview: t("addressTaken.preview", given),
    heading: t("addressTaken.heading", given),
    parts: [
      { kind: "text", text: t("helloNobody") },
      { kind: "text", text: t("addressTaken.what", given) },
      { kind: "text", text: t("addressTaken.yours") },
      { kind: "button", label: t("addressTaken.button"), href: url },
      { kind: "small", text: t("addressTaken.notYou") },
    ],
  };
}

function linkMail(
  { t, language, site, days }: AddressMailWords,
  kind: "proveAddress" | "changeAddress" | "addressChangeNotice",
  { address }: { address: string },
  url: string,
): MailContent {
  const given = { site, address, count: days };
  return {
    language,
    subject: t(`${kind}.subject`, given),
    preview: t(`${kind}.preview`, given),
    heading: t(`${kind}.heading`, given),
    parts: [
      { kind: "text", text: t("helloNobody") },
      { kind: "text", text: t(`${kind}.what`, given) },
      { kind: "button", label: t(`${kind}.button`), href: url },
      { kind: "text", text: t(`${kind}.until`, given) },
      { kind: "small", text: t(`${kind}.notYou`, given) },
    ],
  };
}

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
export async function mailAddressChangeNotice(db: Database, linkId: string, mailId: string): Promise<void> {
  const found = await findOfOpenAccount(db, linkId);
  // One that has taken effect at once is told all the more.
  if (!found || found.link.endedBy === "stopped" || found.link.endedBy === "replaced") return;
  const { link, user, language } = found;
  const content = addressChangeNoticeMail(wordsIn(language), {
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
