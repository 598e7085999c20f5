import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Unsent } from "#app/http/keep-when-offline.ts";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { UnsentNotice } from "#app/ui/unsent-notice.tsx";

interface EmailsFrameProps {
  heading: string;
  /** The address that the heading asks about: on a line of its own, as within a sentence it breaks at its hyphens. */
  about?: string | undefined;
  /** Says of something that it is done now: announced when it comes in place of a question. */
  done?: boolean;
  /** Its button was pressed, and not answered. */
  unsent?: Unsent;
  children: ReactNode;
}

/** The frame of the pages that links in mails lead to: one question, one button. */
export function EmailsFrame({ heading, about, done = false, unsent, children }: EmailsFrameProps) {
  return (
    <div className="emails-page">
      <div className="emails-panel">
        <div role="status" aria-atomic="true">
          <h1 className={done ? "emails-done" : undefined}>
            <UnbrokenText text={heading} />
            {about && (
              <>
                {" "}
                <span className="emails-about">{about}</span>
              </>
            )}
          </h1>
        </div>
        <UnsentNotice unsent={unsent} />
        {children}
      </div>
      <Drawing className="filling-drawing emails-drawing" name="office-at-dusk" width={640} height={480} eager />
    </div>
  );
}

/** For a link that was cut off on its way, or whose search is gone. */
export function UnknownLink({ language }: { language: Language }) {
  const { t } = useTranslation();
  return (
    <EmailsFrame heading={t("emails.unknown.heading")}>
      <p>
        <UnbrokenText text={t("emails.unknown.text")} />
      </p>
      <LinkButton look="outline" href={href("profile", language)}>
        {t("emails.unknown.account")}
      </LinkButton>
    </EmailsFrame>
  );
}
