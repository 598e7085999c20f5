import type { RequestContext } from "../request-context.ts";

type Markup = NonNullable<RequestContext["markup"]>;

/** Stands in what React renders where the bytes of this name come. */
export const markOf = (id: string) => `<!--ready:${id}-->`;

const mark = /<!--ready:([\w-]+)-->/;

/**
 * What React is given for markup that is at hand as bytes: half of a results page is, and each letter of it would be copied
 * four times as text. It can't stand in what anybody wrote, of which React lets no tag begin.
 */
export function markBytes(markup: Markup): Record<string, string> {
  return Object.fromEntries(
    Object.entries(markup).map(([id, html]) => [id, typeof html === "string" ? html : markOf(id)]),
  );
}

/** A page as it was rendered, in pieces: what is at hand as bytes, or pieces of these, in the place of its marks. */
export function putBytes(
  html: string,
  markup: Readonly<Record<string, string | Buffer | readonly (string | Buffer)[]>>,
): (string | Buffer)[] {
  return html.split(mark).flatMap((piece, index) => (index % 2 === 0 ? piece : (markup[piece] ?? markOf(piece))));
}

/** Pieces of text and bytes as the bytes of one. */
export function joinBytes(pieces: readonly (string | Buffer)[]): Buffer<ArrayBuffer> {
  return Buffer.concat(pieces.map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece)));
}
