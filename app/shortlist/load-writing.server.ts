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
  /** Which of the agents it is, from 0: several properties may have one, and another may have the same name. */
  agentNumber: number;
  agent: string;
}

/** What the form needs that writes to the agents of all that is compared, or of the list. */
export interface WritingView {
  form: RequestFormData;
  message: string;
  to: Addressee[];
  /** The agents in one sentence: who gets the data. */
  agents: string;
  /** How many they are: one may have several of the properties. */
  agentCount: number;
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
  const agents = [...new Set(offered.map(({ advertiserId }) => advertiserId))];
  const to = offered.map(({ reference, titles, advertiserId, agent }): Addressee => {
    const title = inLanguage(titles, language);
    return {
      reference,
      href: listingHref(reference, titles, language),
      title: title?.value ?? reference.toUpperCase(),
      ...(title && title.language !== language && { titleLang: title.language }),
      agentNumber: agents.indexOf(advertiserId),
      agent,
    };
  });
  const sent = readCompared(new URL(request.url).searchParams, "sent");
  const leftOut = asked.filter(({ reference }) => !to.some((addressee) => addressee.reference === reference));
  return {
    form: await loadRequestForm(db, request),
    // An agent of several of them reads the same words as one of a single one.
    message: t(`shortlistPage.write.${agents.length < offered.length ? "suggestionSeveral" : "suggestion"}`),
    to,
    agents: listNames(offered, language),
    agentCount: agents.length,
    leftOut: leftOut
      .map(({ titles, reference }) => inLanguage(titles, language)?.value ?? reference.toUpperCase())
      .join(", "),
    sent: to.filter(({ reference }) => sent.includes(reference)),
  };
}

/** How the agents of a list are written to, or those of what one form has no room for. */
export interface WaysToWrite {
  /** Of the listings first on the list that are on offer: as many as one form takes. */
  path: string;
  /** How many these are, and of how many agents. */
  count: number;
  agentCount: number;
}

/** @returns undefined where nothing of the list is on offer */
export async function waysToWrite(
  db: Database,
  references: readonly string[],
  language: Language,
): Promise<WaysToWrite | undefined> {
  const offered = await listOffered(db, references);
  return offered.length > 0 ? wayTo(offered, language) : undefined;
}

/** What of a list comes behind that which its agents are written to about, as that is too much for one form. */
export interface OthersToWrite extends WaysToWrite {
  /** How many there are in all: more than `count` where the next form has no room for them either. */
  left: number;
  /** Their names. */
  titles: string;
}

/**
 * @param asked what the form is about
 * @returns undefined where nothing on offer comes behind it
 */
export async function othersToWrite(
  db: Database,
  references: readonly string[],
  asked: readonly string[],
  language: Language,
): Promise<OthersToWrite | undefined> {
  const last = Math.max(...asked.map((reference) => references.indexOf(reference)));
  const others = await listOffered(
    db,
    references.slice(last + 1).filter((reference) => !asked.includes(reference)),
  );
  if (others.length === 0) return undefined;
  const titles = others.map(({ titles, reference }) => inLanguage(titles, language)?.value ?? reference.toUpperCase());
  return { ...wayTo(others, language), left: others.length, titles: titles.join(", ") };
}

function wayTo(offered: Awaited<ReturnType<typeof listOffered>>, language: Language): WaysToWrite {
  const first = offered.slice(0, mostWritten);
  const references = first.map(({ reference }) => reference);
  return { path: writePath(references, language), count: first.length, agentCount: countAgents(first) };
}

function countAgents(offered: readonly { advertiserId: number }[]): number {
  return new Set(offered.map(({ advertiserId }) => advertiserId)).size;
}
