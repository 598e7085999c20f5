import { useRevalidator } from "@remix-run/react";
import { useContext, useEffect, useRef, useState } from "react";
import { MarkupContext } from "#app/http/rendering/page-markup.tsx";
import { bannerId } from "./consent-call.ts";

/**
 * Where the server's banner stands: above the page and in its flow, so that it covers nothing. Its form works as it is;
 * what lets the page stay is loaded with pages that ask, and with no others.
 * @param asks false once the visitor has chosen, be it elsewhere
 */
export function CookieBanner({ asks }: { asks: boolean }) {
  const rendered = useContext(MarkupContext)[bannerId];
  const [html] = useState(() => (typeof document === "undefined" ? rendered : findBanner()) ?? "");
  const place = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (!html) return;
    const left = new AbortController();
    void import("./enhance-banner.ts").then(
      ({ enhanceBanner }) => enhanceBanner(place.current!, revalidate, left.signal),
      () => {}, // The code did not come: the browser sends the form itself.
    );
    return () => left.abort();
  }, [html, revalidate]);

  return (
    <div ref={place} id={bannerId} hidden={!asks} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}

function findBanner(): string | undefined {
  return document.getElementById(bannerId)?.innerHTML;
}
