import { useTranslation } from "react-i18next";
import { CountedLinks } from "#app/ui/counted-links.tsx";
import { EmailsFrame } from "#app/ui/emails-frame.tsx";
import { dataSources } from "#app/ui/data-sources.ts";
import { LinkedNames } from "#app/ui/linked-names.tsx";
import { PartingAtStrokes } from "#app/ui/parting-at-strokes.tsx";
import { PlainLinks } from "#app/ui/plain-links.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { UnsentNotice } from "#app/ui/unsent-notice.tsx";
import { Part, State } from "./part.tsx";

/** Lists of links, and words that break where they may or not at all. */
export function LinkParts() {
  const { t } = useTranslation();
  const toLet = t("vocabulary.transactions.to-let");
  const forSale = t("vocabulary.transactions.for-sale");
  return (
    <>
      <Part name="SectionHead">
        <SectionHead heading={toLet} all={{ href: "#main", label: t("search.none.startAgain") }} />
      </Part>
      <Part name="CountedLinks">
        <CountedLinks
          label={toLet}
          links={[
            { name: toLet, href: "#to-let", formatted: "951" },
            { name: forSale, href: "#for-sale", formatted: "12" },
          ]}
        />
      </Part>
      <Part name="PlainLinks">
        <PlainLinks
          links={[
            { label: toLet, href: "#to-let" },
            { label: forSale, href: "#for-sale" },
          ]}
        />
      </Part>
      <Part name="LinkedNames">
        <p>
          <LinkedNames text={t("shell.footer.data", { sources: "Statbel · iRail" })} links={dataSources} />
        </p>
      </Part>
      <Part name="UnbrokenText, PartingAtStrokes">
        <State name="UnbrokenText">
          <div className="style-narrow">
            <UnbrokenText text={t("emails.unknown.text")} />
          </div>
        </State>
        <State name="PartingAtStrokes">
          <div className="style-narrow">
            <PartingAtStrokes text={`${toLet}/m²/${forSale}`} />
          </div>
        </State>
      </Part>
      <Part name="UnsentNotice">
        <State name="unsent">
          <UnsentNotice unsent={{ problem: "shell.errors.offline" }} />
        </State>
      </Part>
      <Part name="EmailsFrame">
        <State name="done=false">
          <EmailsFrame heading={t("emails.unknown.heading")}>{t("emails.unknown.text")}</EmailsFrame>
        </State>
        <State name="done">
          <EmailsFrame heading={t("emails.unsubscribe.done")} done>
            {t("emails.unknown.text")}
          </EmailsFrame>
        </State>
      </Part>
    </>
  );
}
