import type { AppLoadContext } from "@remix-run/node";
import type { i18n } from "i18next";
import type { ComponentType } from "react";
import { isForDocument } from "../document-request.ts";
import { passMarkup } from "./pass-markup.server.ts";
import type { PassedPartOf } from "./passed-part.tsx";
import { markupOfPart } from "./ready-parts.server.tsx";
import { requestContext } from "../request-context.ts";

/**
 * Hands a part to the page that a loader reads for (`<PassedPart>`): a document is rendered with it, and none of its data
 * is sent beside; a navigation by script finds its markup in the loader data.
 * @param part as of a `ReadyPart`: nothing but its properties and the language's texts reaches it
 * @param of plain data
 * @param isOnce whether it is not asked for again, as far as is known: a document has it rendered, and none is looked for
 * @returns what belongs into the loader data
 */
export function passPart<Data extends object>(
  request: Request,
  context: AppLoadContext,
  id: string,
  { part, of, i18n, isOnce = false }: { part: ComponentType<Data>; of: Data; i18n: i18n; isOnce?: boolean },
): string | undefined {
  if (!isForDocument(request)) return passMarkup(request, context, id, [markupOfPart(part, of, i18n)]);
  const shared = requestContext(context);
  shared.parts = { ...shared.parts, [id]: { part, of, isOnce } as unknown as PassedPartOf };
  return undefined;
}
