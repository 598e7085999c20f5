import { RemixServer } from "@remix-run/react";
import type { EntryContext } from "@remix-run/node";
import type { i18n } from "i18next";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { fillText, type Slot } from "./document-slots.server.ts";
import { keptFromSecond } from "../kept-from-second.server.ts";
import { ownBytes } from "../own-bytes.server.ts";
import { MarkupContext } from "./page-markup.tsx";
import { ScriptsReadyContext, scriptsMark } from "./page-scripts.tsx";
import { joinBytes, markBytes, putBytes } from "./ready-bytes.server.ts";
import { PassedPartsContext } from "./passed-part.tsx";
import { ReadyPartsContext } from "./ready-part.tsx";
import { readyParts } from "./ready-parts.server.tsx";
import type { RequestContext } from "../request-context.ts";
import { scriptHash, scriptHashes } from "./script-hashes.server.ts";
import { scriptJson } from "../script-json.ts";
import { mapFiles } from "./map-files.server.ts";
import { pictureFirst } from "./picture-first.ts";
import { startWhenNeeded, type Waits } from "./start-when-needed.server.ts";

/** What a document is made of beside its route's code. */
export interface DocumentParts {
  /** JSON-LD, a block each. */
  structuredData: readonly string[];
  markup: NonNullable<RequestContext["markup"]>;
  /** Parts of the page that loaders have the data of. */
  passed: NonNullable<RequestContext["parts"]>;
  data: string | undefined;
  scripts: string;
  waits: Waits | undefined;
  /** Whether what its loaders gave has marks in it, to be filled by {@link writeDocument}. */
  hasSlots: boolean;
}

/** A document, with the marks of its slots. */
export interface RenderedDocument {
  pieces: readonly (string | Buffer)[];
  /** Sources that allow its inline scripts: those that stand where the site writes its own, none that slipped into its content. */
  hashes: readonly string[];
  /** The script that holds the data of its loaders, where these have marks: it is not among those that are allowed. */
  script: string | undefined;
}

const documentEnd = "</body></html>";
/** The ground of the map as the server draws it (app/map/map-picture.tsx). */
const mapPicture = 'class="map-basemap"';

/**
 * Renders a page in one go. Streaming, Remix's usual way, costs a third more CPU, and no page here has data that comes
 * later. A promise in loader data would be waited for, and `Suspense` would show its fallback until hydration.
 *
 * Remix hands loader data to the browser through a component that suspends while it reads a stream, which
 * `renderToString` cannot wait for: the stream is taken out of the context, read before ({@link readLoaderData}), and put
 * at the end of the body as the script that the component would have made (`StreamTransfer` in @remix-run/react 2.17.5).
 *
 * JSON-LD stands there too: in a component or in loader data, its text would be sent a second time, for hydration.
 * @param loaded what loaders have for the document alone; `data`: theirs, as Remix hands it over; `scripts`: elements of
 * scripts that React knows nothing of; `waits`: what the framework waits for, if for anything
 */
export function renderDocument(
  url: string,
  context: EntryContext,
  i18n: i18n,
  { structuredData, markup, passed, data, scripts, waits, hasSlots }: DocumentParts,
): RenderedDocument {
  const { serverHandoffStream: _, ...rest } = context;
  const bytes: Parameters<typeof putBytes>[1] & Parameters<typeof readyParts>[1] = { ...markup };
  const place = scriptsOf(context);
  const known = place?.kept.get(place.routes);
  // Once its scripts are there, nothing of a page names other routes than its own.
  if (known) rest.manifest = known.manifest;
  const html = `<!DOCTYPE html>${renderToString(
    <I18nextProvider i18n={i18n}>
      <MarkupContext.Provider value={markBytes(markup)}>
        <ReadyPartsContext.Provider value={readyParts(i18n, bytes)}>
          <PassedPartsContext.Provider value={passed}>
            <ScriptsReadyContext.Provider value={known !== undefined}>
              <RemixServer context={rest} url={url} />
            </ScriptsReadyContext.Provider>
          </PassedPartsContext.Provider>
        </ReadyPartsContext.Provider>
      </MarkupContext.Provider>
    </I18nextProvider>,
  )}`;
  if (!html.endsWith(documentEnd)) throw new Error(`The document must end with ${documentEnd}`);
  const mark = html.lastIndexOf(scriptsMark);
  if (mark < 0) throw new Error(`The document must have ${scriptsMark}`);
  const pieces = putBytes(html.slice(0, mark), bytes);
  const start: Start = waits ?? (html.includes(mapPicture) ? "picture first" : "at once");
  const ofRoutes: ScriptsOfRoutes = known ?? {
    rendered: html.slice(mark, -documentEnd.length),
    manifest: manifestOf(context),
  };
  if (!known) place?.kept.set(place.routes, ofRoutes);
  const own = (ofRoutes[start] ??= ownScripts(ofRoutes.rendered, start));
  pieces.push(own.bytes);
  for (const block of structuredData) pieces.push(`<script type="application/ld+json">${block}</script>`);
  const hashes = [...own.hashes];
  let script: string | undefined;
  if (data !== undefined && (known || context.renderMeta?.didRenderScripts)) {
    if (hasSlots) {
      script = `{const ${handOver(data)}}`;
      pieces.push(`<script>${script}</script>`);
    } else {
      const of = dataScript(data);
      pieces.push(of.bytes);
      hashes.push(...of.hashes);
    }
  }
  pieces.push(scripts + documentEnd);
  return { pieces, hashes, script };
}

/** A rendered document as bytes, with what its slots hold, and the sources that allow its inline scripts. */
export function writeDocument({ pieces, hashes, script }: RenderedDocument, slots: readonly Slot[]) {
  const fill = (piece: string) => fillText(piece, slots);
  return {
    page: joinBytes(pieces.map((piece) => (typeof piece === "string" ? fill(piece) : piece))),
    hashes: script === undefined ? hashes : [...hashes, scriptHash(fill(script))],
  };
}

/**
 * The data of all loaders of a page, as they are handed over to the browser.
 * @param encode makes them of what the site's own server has read; where Remix has, as for errors, its stream is what counts
 */
export async function readLoaderData(
  { serverHandoffStream }: EntryContext,
  encode?: () => string,
): Promise<string | undefined> {
  return serverHandoffStream ? new Response(serverHandoffStream).text() : encode?.();
}

/** Hands loader data over to the browser. */
const handOver = (data: string) => `c=window.__remixContext.streamController;c.enqueue(${scriptJson(data)});c.close()`;

/** The script that hands loader data over. */
function dataScript(data: string): OwnScripts {
  return findDataScript(data, () => {
    const element = `<script>{const ${handOver(data)}}</script>`;
    return { bytes: ownBytes(Buffer.from(element)), hashes: scriptHashes(element) };
  });
}

const findDataScript = keptFromSecond<OwnScripts>({
  most: 16 * 1024 * 1024,
  size: ({ bytes }, data) => bytes.length + 2 * data.length + 400,
  mostOnce: 200,
});

type Start = Waits | "picture first" | "at once";

interface OwnScripts {
  bytes: Buffer<ArrayBuffer>;
  hashes: readonly string[];
}

/** A page's scripts as they were rendered, and as they are sent, by when its code starts. */
type ScriptsOfRoutes = { rendered: string; manifest: Manifest } & Partial<Record<Start, OwnScripts>>;

type Manifest = EntryContext["manifest"];

/** The build's, of a page's routes alone: Remix makes a router of all that it is given, for each page. */
function manifestOf({ manifest, staticHandlerContext: { matches } }: EntryContext): Manifest {
  const ids = matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.flatMap((id) => (manifest.routes[id] ? [[id, manifest.routes[id]]] : [])));
  return { ...manifest, routes };
}

/**
 * The scripts of all pages of a route, of about 10 kB and some fifty elements: they name what the build has for it, and the
 * settings. By the build's manifest, which is another when development has loaded code anew.
 */
const scriptsOfBuild = new WeakMap<object, Map<string, ScriptsOfRoutes>>();

/** Where the scripts of a page's routes are kept; undefined where something failed, as errors have others. */
function scriptsOf({ manifest, staticHandlerContext: { matches, errors } }: EntryContext) {
  if (errors) return undefined;
  let kept = scriptsOfBuild.get(manifest);
  if (!kept) scriptsOfBuild.set(manifest, (kept = new Map<string, ScriptsOfRoutes>()));
  return { kept, routes: matches.map(({ route }) => route.id).join(" ") };
}

/** A page's own scripts and links, as they were rendered, so that its code starts when it should. */
function ownScripts(rendered: string, start: Start): OwnScripts {
  const written =
    start === "when needed" || start === "when read"
      ? startWhenNeeded(rendered, start)
      : start === "picture first"
        ? pictureFirst(rendered, mapFiles)
        : rendered;
  return { bytes: Buffer.from(written), hashes: scriptHashes(written) };
}
