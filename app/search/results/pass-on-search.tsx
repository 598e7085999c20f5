import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { searchHref } from "#app/filters/search-url.ts";
import type { Language } from "#app/i18n/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { copyText } from "#app/ui/copy-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

interface PassOnSearchProps {
  /** Without its page: what is passed on begins at the beginning. */
  query: SearchQuery;
  language: Language;
}

/**
 * Passes a search on, where there is script: by the system's sheet on what is held in the hand, else by the clipboard. Without,
 * there is the browser's own address.
 */
export function PassOnSearch({ query, language }: PassOnSearchProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<{ url: string; done: boolean }>();
  const href = searchHref(query, language);
  const said = copied?.url === href ? copied.done : undefined;
  const hasSheet = hydrated && "share" in navigator && window.matchMedia("(pointer: coarse)").matches;
  const passOn = async () => {
    const url = new URL(href, window.location.href).href;
    if (hasSheet) await share(url);
    else setCopied({ url: href, done: await copyText(url) });
  };
  return (
    <div className="needs-script">
      <Button look="quiet" type="button" onClick={() => void passOn()}>
        <Icon name={hasSheet ? "share" : said ? "check" : "link"} />
        {t(hasSheet ? "search.link.share" : said ? "search.link.copied" : "search.link.copy")}
      </Button>
      <p role="status" className={said === false ? "soft small" : "visually-hidden"}>
        {said === true && t("search.link.copied")}
        {said === false && t("search.link.byHand", { url: new URL(href, window.location.href).href })}
      </p>
    </div>
  );
}

async function share(url: string) {
  try {
    await navigator.share({ title: document.title, url });
  } catch (error) {
    // Whoever closes the sheet has changed their mind.
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}
