import { RemixServer } from "@remix-run/react";
import type { EntryContext } from "@remix-run/node";
import type { i18n } from "i18next";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { NonceContext } from "./nonce.ts";
import { MarkupContext } from "./page-markup.tsx";
import type { RequestContext } from "./request-context.ts";
import { scriptJson } from "./script-json.ts";

const documentEnd = "</body></html>";

/**
 * Renders a page in one go. Streaming, Remix's usual way, costs a third more CPU, and no page here has data that comes
 * later. A promise in loader data would be waited for, and `Suspense` would show its fallback until hydration.
 *
 * Remix hands loader data to the browser through a component that suspends while it reads a stream, which
 * `renderToString` cannot wait for: the stream is taken out of the context, read here, and put at the end of the body
 * as the script that the component would have made (`StreamTransfer` in @remix-run/react 2.17.5).
 *
 * JSON-LD stands there too: in a component or in loader data, its text would be sent a second time, for hydration.
 * @param loaded what loaders have for the document alone; `scripts`: elements of scripts that React knows nothing of
 */
export async function renderDocument(
  url: string,
  context: EntryContext,
  i18n: i18n,
  nonce: string | undefined,
  {
    structuredData,
    markup = {},
    scripts = "",
  }: Pick<RequestContext, "structuredData" | "markup"> & { scripts?: string } = {},
) {
  const { serverHandoffStream, ...rest } = context;
  const html = `<!DOCTYPE html>${renderToString(
    <I18nextProvider i18n={i18n}>
      <NonceContext.Provider value={nonce}>
        <MarkupContext.Provider value={markup}>
          <RemixServer context={rest} url={url} />
        </MarkupContext.Provider>
      </NonceContext.Provider>
    </I18nextProvider>,
  )}`;
  let added = (structuredData?.() ?? [])
    .map((block) => `<script type="application/ld+json">${block}</script>`)
    .join("");
  if (serverHandoffStream && context.renderMeta?.didRenderScripts) {
    const data = await new Response(serverHandoffStream).text();
    const script = `c=window.__remixContext.streamController;c.enqueue(${scriptJson(data)});c.close()`;
    const attribute = nonce ? ` nonce="${nonce}"` : "";
    added += `<script${attribute}>{const ${script}}</script>`;
  } else {
    await serverHandoffStream?.cancel();
  }
  added += scripts;
  if (!added) return html;
  if (!html.endsWith(documentEnd)) throw new Error(`The document must end with ${documentEnd}`);
  return html.slice(0, -documentEnd.length) + added + documentEnd;
}
