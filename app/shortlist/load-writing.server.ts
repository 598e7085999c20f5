import { listNames, listOffered } from "#app/contact/answer-requests.server.ts";
import { loadRequestForm, type RequestFormData } from "#app/contact/load-form.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { inLanguage, type Language } from "#app/i18n/languages.ts";
import type { Listing } from "#app/listings/find-listing.server.ts";
import { listingHref } from "#app/listings/listing-href.ts";
import type { Database } from "#db/client.server.ts";
import { mostWritten, readCompared, writePath } from "./shortlist.ts";

/** One of those who are written to, or were: an agent, and the listing that it is about. */
export interface Addressee {
  reference: string;
  href: string;
  title: string;
  titleLang?: Language;
  agent: string;
}

/** What the form needs that writes to the agents of all that is compared, or of the list. */
export interface WritingView {
  form: RequestFormData;
  message: string;
  to: Addressee[];
  /** The agents in one sentence: who gets the data. */
  agents: string;
  /** Names of what is no longer on offer: nobody is written to about it. */
  leftOut: string;
  /** Whom the form that led here was sent to; empty before. */
  sent: Addressee[];
}

/**
 * @param asked the listings that stand side by side, or that the list's way here names
 * @returns undefined where none of them is on offer
 */
export async function loadWriting(
  db: Database,
  request: Request,
  asked: readonly Listing[],
  language: Language,
): Promise<WritingView | undefined> {
  const t = textsIn(language);
  const offered = await listOffered(
    db,
    asked.map(({ reference }) => reference),
  );
  if (offered.length === 0) return undefined;
  const to = offered.map(({ reference, titles, agent }): Addressee => {
    const title = inLanguage(titles, language);
    return {
      reference,
      href: listingHref(reference, titles, language),
      title: title?.value ?? reference.toUpperCase(),
      ...(title && title.language !== language && { titleLang: title.language }),
      agent,
    };
  });
  const sent = readCompared(new URL(request.url).searchParams, "sent");
  const leftOut = asked.filter(({ reference }) => !to.some((addressee) => addressee.reference === reference));
  return {
    form: await loadRequestForm(db, request),
    message: t("shortlistPage.write.suggestion"),
    to,
    agents: listNames(offered, language),
    leftOut: leftOut
      .map(({ titles, reference }) => inLanguage(titles, language)?.value ?? reference.toUpperCase())
      .join(", "),
    sent: to.filter(({ reference }) => sent.includes(reference)),
  };
}

/** How the agents of a list are written to: where, and who is not for now, as they are too many for one form. */
export interface WaysToWrite {
  /** Of the listings first on the list that are on offer. */
  path: string;
  /** How many these are. */
  count: number;
  /** Names of the others. */
  beyond: string;
}

/** @returns undefined where nothing of the list is on offer */
export async function waysToWrite(
  db: Database,
  references: readonly string[],
  language: Language,
): Promise<WaysToWrite | undefined> {
  const offered = await listOffered(db, references);
  if (offered.length === 0) return undefined;
  const first = offered.slice(0, mostWritten);
  return {
    path: writePath(
      first.map(({ reference }) => reference),
      language,
    ),
    count: first.length,
    beyond: offered
      .slice(mostWritten)
      .map(({ titles, reference }) => inLanguage(titles, language)?.value ?? reference.toUpperCase())
      .join(", "),
  };
}
