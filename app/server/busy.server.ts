import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { inEveryLanguage, isLanguage, languageOfPath, type Language } from "#app/i18n/languages.ts";
import { busyTexts } from "#app/i18n/texts-by-language.server.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { documentMark } from "#app/http/document-request.ts";
import { retryAfter } from "#app/http/unavailable.server.ts";

const style =
  ":root{color-scheme:light dark}body{max-width:34rem;margin:18vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}";
const styleHash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`;

/** Written once: a server that has no time for pages has none for this one. */
const pages = inEveryLanguage(pageIn);

/** Answers 503 and says when to come back: to people with a small page in their language, to programs with a line. */
export function answerBusy(request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? "/";
  const [, segment] = url.split(/[/?]/, 2);
  const isPage = (isLanguage(segment) || segment === "") && documentMark(url) === "yes";
  response.statusCode = 503;
  // Nor for what else was sent on this connection.
  response.setHeader("Connection", "close");
  response.setHeader("Retry-After", retryAfter);
  response.setHeader("Cache-Control", cachePolicies.never);
  response.setHeader("Content-Type", `text/${isPage ? "html" : "plain"}; charset=utf-8`);
  if (isPage) response.setHeader("Content-Security-Policy", policy);
  const body = isPage ? pages[languageOfPath(url)] : "Service Unavailable\n";
  response.end(request.method === "HEAD" ? undefined : body);
}

/** An empty address is the page's own: the link asks for it once more, a form that was sent is not sent again. */
function pageIn(language: Language): string {
  const { heading, text, retry } = busyTexts[language];
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${heading}</title><style>${style}</style></head>` +
    `<body><main><h1>${heading}</h1><p>${text}</p><p><a href="">${retry}</a></p></main></body></html>`
  );
}
