/**
 * The header that says whether a whole page is asked for. The server (app/server/trusted-headers.server.ts) writes it from
 * the address, as loaders don't see the address that a script asks: what a client sends under its name is lost.
 */
export const documentHeader = "x-document-request";

/** The header's value for a request: Remix asks for a page's data at the page's address with `.data` at its end. */
export function documentMark(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path.endsWith(".data") ? "no" : "yes";
}

/** Whether a browser loads a whole page, rather than a script the data of one; whatever it says that it accepts. */
export function isForDocument(request: Request): boolean {
  return request.headers.get(documentHeader) === "yes";
}
