import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CheckboxField } from "#app/forms/fields.tsx";
import type { PageSettings } from "#app/http/page-settings.ts";
import { ReadyPart } from "#app/http/rendering/ready-part.tsx";
import type { Language } from "#app/i18n/languages.ts";
import type { AdvertiserView } from "#app/listings/advertiser-view.ts";
import { Icon } from "#app/ui/icon.tsx";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { requestAnchor } from "./contact-request.ts";
import type { ListingFormData, RequestFormData } from "./load-form.server.ts";
import type { RefusedRequest } from "./receive-request.server.ts";
import { VisitField } from "./request-fields.tsx";
import { RequestForm } from "./request-form.tsx";
import { RequestSent } from "./request-sent.tsx";

interface AgentRequestProps {
  /** Of the page that the form stands on: the listing's, or the agency's with what opens the form there. */
  path: string;
  language: Language;
  /** Of a listing; of an agency, without what is said of one. */
  form: ListingFormData | RequestFormData;
  agent: AdvertiserView;
  refused?: RefusedRequest;
}

/**
 * On the page of a listing: asks its agent, or, of what is taken, for something like it. On the page of an agency: writes to
 * them.
 */
export function AgentRequest({ path, language, form, agent, refused }: AgentRequestProps) {
  const { t } = useTranslation();
  const site = useRouteLoaderData<PageSettings>("root")?.siteName ?? "";
  const { name } = agent;
  const ofListing = "message" in form ? form : undefined;
  const isTaken = ofListing?.isTaken ?? false;
  return (
    <section className="contact-request" id={requestAnchor} aria-labelledby="request-heading">
      <ReadyPart
        as="div"
        className="contact-agent"
        part={RequestIntroduction}
        of={{ agent, isOfListing: !!ofListing, isTaken }}
      />
      {form.isSent && !refused ? (
        <RequestSent
          language={language}
          visit={form.visit}
          heading={t("contact.sent.listing.heading", { agent: name })}
          text={t("contact.sent.listing.text")}
          againHref={`${path}#${requestAnchor}`}
        />
      ) : (
        <RequestForm
          path={path}
          language={language}
          data={form}
          message={ofListing?.message}
          refused={refused}
          submit={t("contact.listing.submit")}
          consent={t("contact.consent.listing", { agent: name, site, privacy: "\n" })}
          wishes={(fields) => ofListing && !isTaken && <VisitField fields={fields} />}
          copy={(fields) =>
            form.getsCopy && <CheckboxField field={fields.copy}>{t("contact.fields.copy")}</CheckboxField>
          }
        />
      )}
    </section>
  );
}

interface RequestIntroductionProps {
  agent: AdvertiserView;
  isOfListing: boolean;
  isTaken: boolean;
}

/** Who the request goes to, and what comes of it. */
function RequestIntroduction({ agent, isOfListing, isTaken }: RequestIntroductionProps) {
  const { t } = useTranslation();
  const { name, licence, phone, tel } = agent;
  const heading = !isOfListing ? "headingAgency" : isTaken ? "headingSimilar" : "heading";
  return (
    <>
      <h2 id="request-heading">{t(`contact.listing.${heading}`, { agent: name })}</h2>
      {isTaken && <p>{t("contact.listing.similar")}</p>}
      <div className="contact-to">
        <p className="soft small">{t("contact.listing.goesTo")}</p>
        <p className="contact-name">{name}</p>
        {licence && <p className="soft small figures">{licence}</p>}
        {tel && phone && (
          <p className="figures">
            <a href={tel}>
              <Icon name="phone" />
              {t("contact.listing.call", { phone })}
            </a>
          </p>
        )}
      </div>
      <ul className="contact-points">
        <li>{t("contact.listing.points.nobodyElse")}</li>
        <li>
          <UnbrokenText text={t("contact.listing.points.answer")} />
        </li>
        <li>
          <UnbrokenText text={t("contact.listing.points.confirmation")} />
        </li>
      </ul>
    </>
  );
}
