import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { RefusedRequest } from "./receive-request.server.ts";

/**
 * For `clientAction` of a page with a contact form: where the server can't be reached, the form stays as it is and says
 * so. It may be sent again without fear: what did arrive is not taken twice.
 */
export async function keepWhenOffline({ serverAction }: ClientActionFunctionArgs): Promise<RefusedRequest> {
  try {
    return await serverAction<RefusedRequest>();
  } catch (failure) {
    // Redirects and the server's own refusals are no errors of the browser's.
    if (!(failure instanceof Error)) throw failure;
    return { lastResult: { status: "error", error: { "": ["contact.errors.unavailable"] } } };
  }
}
