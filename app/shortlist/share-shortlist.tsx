import { Form } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { copyText } from "#app/ui/copy-text.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { ShareView } from "./load-shortlist.server.ts";
import { shareAnchor } from "./shortlist.ts";

interface ShareShortlistProps {
  share: ShareView;
  isMember: boolean;
  language: Language;
}

/** Below the list: the link that shows it to others, to be made, copied and withdrawn. */
export function ShareShortlist({ share: { url, said }, isMember, language }: ShareShortlistProps) {
  const { t } = useTranslation();
  const words = !isMember ? "browser" : url ? "on" : "text";
  return (
    <section className="shortlist-share" id={shareAnchor} aria-labelledby="share-heading">
      <h2 id="share-heading">{t("shortlistPage.share.heading")}</h2>
      {said && <Notice kind="success">{t(`shortlistPage.share.${said === "share" ? "made" : "withdrawn"}`)}</Notice>}
      <p>{t(`shortlistPage.share.${words}`)}</p>
      {url && <ShareLink url={url} />}
      {isMember && (
        <Form method="post" action={href("shortlist", language)} preventScrollReset>
          <Button look="quiet" type="submit" name="intent" value={url ? "withdraw" : "share"}>
            {t(url ? "shortlistPage.share.withdraw" : "shortlistPage.share.make")}
          </Button>
        </Form>
      )}
    </section>
  );
}

/** The address, to be selected; to be copied by a button where there is script. */
function ShareLink({ url }: { url: string }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<{ url: string; done: boolean }>();
  const isCopied = copied?.url === url ? copied.done : undefined;
  // Refused by the browser: the address stands beside the button.
  const copy = async () => setCopied({ url, done: await copyText(url) });
  return (
    <div className="shortlist-link-box">
      <label className="field">
        <span className="field-label">{t("shortlistPage.share.url")}</span>
        <input
          className="input"
          type="url"
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      {hydrated && (
        <Button look="dark" type="button" onClick={() => void copy()}>
          {t(isCopied ? "shortlistPage.share.copied" : "shortlistPage.share.copy")}
        </Button>
      )}
      <p className={isCopied === false ? "field-hint" : "visually-hidden"} role="status">
        {isCopied !== undefined && t(isCopied ? "shortlistPage.share.copied" : "shortlistPage.share.notCopied")}
      </p>
    </div>
  );
}
