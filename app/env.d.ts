import "@remix-run/node";
import type { Choice } from "./consent/choice.ts";
import type { SameBut } from "./http/rendering/kept-documents.server.ts";
import type { MadeOf } from "./http/page-cache.server.ts";
import type { PassedPartOf } from "./http/rendering/passed-part.tsx";

declare module "@remix-run/node" {
  /** Loader data reaches the page as it is, dates and all: without this the types would say that it went through JSON. */
  interface Future {
    v3_singleFetch: true;
  }

  interface AppLoadContext {
    /** Asked for by `requestContext` (app/http/request-context.ts), which begins it. */
    request?: {
      /** Set when the request failed because the database cannot answer: the answer is then a 503. */
      unavailable?: boolean;
      /** What the page says in JSON-LD, a block each, fit for a script; asked for only when a document is rendered. */
      structuredData?: () => readonly string[];
      /** Markup that loaders made, by the id of the element that holds it (app/http/rendering/page-markup.tsx). */
      markup?: Readonly<Record<string, string | Buffer | readonly Buffer[]>>;
      /** Parts that loaders made the data of, for the document alone, by the id of the element (app/http/rendering/passed-part.tsx). */
      parts?: Readonly<Record<string, PassedPartOf>>;
      /** What somebody who is signed in has chosen about cookies (app/consent/choice.ts); missing when loaders did not look. */
      choice?: Choice | null;
      /** Set where this page needs its code at once, though its `handle` says that it starts when needed. */
      startsAtOnce?: boolean;
      /** Set by the site's own server: it sends what is at hand as bytes by itself (app/http/ready-response.server.ts). */
      sendsBytes?: boolean;
      /** The data of its loaders as they are sent, where they were not left to Remix (app/server/read-pages.server.ts). */
      encodedData?: string;
      /** The same for a document, made when it is rendered: one that is kept has them. */
      encodeData?: () => string;
      /** Set by a loader whose document is the same each time but for some values (app/http/rendering/kept-documents.server.ts). */
      sameBut?: SameBut;
      /** Of what a page that may be kept is made; missing for all others (app/http/page-cache.server.ts). */
      madeOf?: MadeOf;
    };
  }
}
