import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A page of the mailbox: no script, its own style, and frames of this site's mails only. */
export function answerPage(page: ReactElement): Response {
  return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}

/** A mail's HTML: it may be shown in the mailbox's frame, look as it wants, and do nothing. */
export function answerMail(html: string): Response {
  return new Response(html.replace("<head>", '<head><base target="_blank"/>'), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
      "X-Frame-Options": "SAMEORIGIN",
    },
  });
}

export function answerText(text: string): Response {
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

export function answerNothing(): Response {
  return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });
}
