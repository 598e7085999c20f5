import { useState } from "react";
import { useTranslation } from "react-i18next";
import { copyText } from "#app/ui/copy-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

interface ShareListingProps {
  title: string;
  /** The page's address, in full. */
  url: string;
}

/** Ways to pass a property on: by e-mail always; by the clipboard, on paper and by the system's sheet where there is script. */
export function ShareListing({ title, url }: ShareListingProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<boolean>();
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  const copy = async () => {
    setCopied(await copyText(url)); // Refused by the browser: the address is shown, to be copied by hand.
  };
  return (
    <div className="share" role="group" aria-label={t("listing.share.label")}>
      <button
        type="button"
        className={copied ? "needs-script share-copied" : "needs-script"}
        onClick={() => void copy()}
      >
        <Icon name={copied ? "check" : "link"} />
        {t(copied ? "listing.share.copied" : "listing.share.copy")}
      </button>
      <a href={mail}>
        <Icon name="mail" />
        {t("listing.share.mail")}
      </a>
      <button type="button" className="needs-script" onClick={() => void printPage()}>
        <Icon name="print" />
        {t("listing.share.print")}
      </button>
      {/* Only the browser knows whether there is one: at the end, where its coming moves nothing. */}
      {hydrated && "share" in navigator && (
        <button type="button" onClick={() => void share(title, url)}>
          <Icon name="share" />
          {t("listing.share.open")}
        </button>
      )}
      <p role="status" className={copied === false ? "share-address" : "visually-hidden"}>
        {copied === true && t("listing.share.copied")}
        {copied === false && t("listing.share.byHand", { url })}
      </p>
    </div>
  );
}

async function share(title: string, url: string) {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Whoever closes the sheet has changed their mind.
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}

/** Prints once the pictures of the sheet are there. */
async function printPage() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(".brochure img")];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  window.print();
}
