import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { hasOwnCookies } from "#app/consent/tags.server.ts";
import { sameBut } from "#app/http/rendering/kept-documents.server.ts";
import { PassedPart } from "#app/http/rendering/passed-part.tsx";
import { requestContext } from "#app/http/request-context.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { answerListingRequest } from "#app/contact/answer-requests.server.ts";
import { reportUnsent } from "#app/contact/report-unsent.ts";
import { AgentRequest } from "#app/contact/agent-request.tsx";
import { loadListingForm } from "#app/contact/load-form.server.ts";
import { databaseOf } from "#app/database/database.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { settings } from "#app/settings/settings.server.ts";
import { findSavedHere } from "#app/strategies/find-saved.server.ts";
import { SimilarAlert } from "#app/strategies/similar-alert.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { ContactBar } from "./contact-bar.tsx";
import { Gallery, preloadGallery } from "#app/listings/gallery.tsx";
import { ListingGone } from "./listing-gone.tsx";
import { loadListing } from "./load-listing.server.ts";
import { passListing } from "./pass-listing.server.ts";
import { PricePanel } from "./price-panel.tsx";
import { RecentlyViewed } from "#app/listings/recently-viewed-cards.tsx";
import { useRememberViewed } from "#app/listings/use-recently-viewed.ts";

await loadTexts("listing");

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const url = new URL(request.url);
  const language = languageOfPath(url.pathname);
  const reference = params["reference"] ?? "";
  const gazetteer = await getGazetteer(db);
  const answer = await loadListing(db, gazetteer, url, reference, language, textsIn(language), settings.SITE_URL);
  if (answer.status === 404) throw new Response(null, { status: 404 });
  if (answer.status === 308) throw redirect(answer.location, 308);
  requestContext(context).structuredData = answer.structuredData;
  const { criteria, ...words } = answer.like;
  const { isSaved, alerts } = await findSavedHere(db, request, () => criteria, undefined);
  const like = { ...words, isSaved, alerts };
  const { view, writesTo } = answer.page;
  const asked = { reference: writesTo.reference.toUpperCase(), title: view.title.text, status: answer.listing.status };
  const { token, ...form } = await loadListingForm(db, request, asked, language);
  const page = passListing(request, context, answer, language);
  const isSame = answer.isKept && !hasOwnCookies(request.headers.get("Cookie") ?? "");
  const same = { of: answer.page, beside: [like.isSaved, like.alerts, form] };
  const slots = isSame ? sameBut(request, context, same, { token }) : { token };
  const isGone = answer.status === 410;
  return data({ ...page, form: { ...form, ...slots }, like, language, isGone }, { status: answer.status });
}

/** Takes the request to the agent, with and without script. */
export function action({ request, params, context }: ActionFunctionArgs) {
  const db = databaseOf(context);
  return answerListingRequest(db, request, params["reference"] ?? "");
}

export function clientAction(call: ClientActionFunctionArgs) {
  return reportUnsent(call);
}

export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { startsWhenNeeded: true, notesViewed: true, sheets: await loadSheets("listing") };

export const meta = metaOf<typeof loader>((page) => ({
  ...page,
  imageAlt: page.view.pictures[0]?.alt,
  preload: page.isGone ? [] : preloadGallery(page.view.pictures),
}));

/** One property: pictures first, price and contact always in reach, legal information last. */
export default function ListingPage() {
  const { view, url, body, similar, sameBuilding, brochure, writesTo, alsoBy, like, form, language, isGone } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof clientAction>();
  const { t } = useTranslation();
  // The page shows it in capitals.
  const reference = view.reference.toLowerCase();
  useRememberViewed(reference);
  return (
    <article className={isGone ? "listing wrap" : "listing listing-printed wrap"}>
      <Breadcrumbs crumbs={view.crumbs} label={t("listing.page.breadcrumbs")} />
      {isGone ? (
        <ListingGone view={view} hasSimilar={similar !== undefined} language={language} />
      ) : (
        <>
          <Gallery pictures={view.pictures} />
          <div className="listing-columns">
            <PassedPart as="div" id="listing-body" className="listing-body" html={body} />
            <PricePanel
              reference={view.reference}
              prices={view.prices}
              reduced={view.reduced}
              status={view.status?.word}
              isTaken={form.isTaken}
              advertiser={view.advertiser}
              alsoBy={alsoBy}
              share={{ title: view.title.text, url }}
            />
          </div>
          <ContactBar reference={view.reference} price={view.prices[0]} advertiser={view.advertiser} />
          <AgentRequest
            path={writesTo.writeHref}
            language={language}
            form={form}
            agent={view.advertiser}
            refused={refused}
          />
        </>
      )}
      {sameBuilding && <PassedCards id="same-building" html={sameBuilding.html} />}
      <SimilarAlert {...like} language={language} />
      {similar && <PassedCards id="similar" html={similar.html} />}
      <RecentlyViewed language={language} except={reference} />
      {!isGone && (
        <PassedPart
          as="section"
          id="brochure"
          className="brochure"
          aria-label={t("listing.brochure.label")}
          html={brochure}
        />
      )}
    </article>
  );
}

/** Other properties; their heading, which names the section, is theirs. */
function PassedCards({ id, html }: { id: string; html: string | undefined }) {
  return <PassedPart as="section" id={`${id}-listings`} className="similar" aria-labelledby={id} html={html} />;
}
