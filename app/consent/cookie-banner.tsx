import { useContext, useEffect, useRef, useState, type FocusEvent, type FormEvent } from "react";
import { useRevalidator } from "@remix-run/react";
import { MarkupContext } from "#app/http/page-markup.tsx";
import { bannerId } from "./consent-call.ts";

/**
 * Where the server's banner stands: above everything, in the flow of the page, so that it covers nothing. It works as it
 * is; with script, the page stays, and readers of the screen hear that the choice is saved.
 * @param asks false once the visitor has chosen, be it elsewhere
 */
export function CookieBanner({ asks }: { asks: boolean }) {
  const rendered = useContext(MarkupContext)[bannerId];
  const [html] = useState(() => (typeof document === "undefined" ? rendered : findBanner()) ?? "");
  // Empty while the choice is on its way; then what came of it.
  const [said, setSaid] = useState<string | null>(null);
  const cameFrom = useRef<Element | null>(null);
  const byBrowser = useRef(false);
  const { revalidate } = useRevalidator();

  // A page that Back brings back as it was left: the visitor may have chosen since.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && html && revalidate();
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [html, revalidate]);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const onSubmit = (event: FormEvent) => {
    if (byBrowser.current) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const { submitter } = event.nativeEvent as SubmitEvent;
    setSaid("");
    import("./choose-here.ts")
      .then(({ chooseHere }) => chooseHere(form, submitter, cameFrom.current))
      .then(setSaid)
      .catch(() => {
        // The server says what is wrong, on a page of its own.
        byBrowser.current = true;
        form.requestSubmit(submitter);
      });
  };

  return (
    <div aria-live="polite" onFocus={onFocus} onSubmit={onSubmit}>
      <div
        id={bannerId}
        hidden={said !== null || !asks}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {said && <p className="visually-hidden">{said}</p>}
    </div>
  );
}

function findBanner(): string | undefined {
  return document.getElementById(bannerId)?.innerHTML;
}
