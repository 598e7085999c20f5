import type { ClientActionFunctionArgs } from "@remix-run/react";
import { keepWhenOffline } from "#app/http/keep-when-offline.ts";
import type { RefusedRequest } from "./receive-request.server.ts";

/**
 * For `clientAction` of a page with a contact form: what is not answered is said in the form, which keeps its token. It
 * may be sent again without fear: what did arrive is not taken twice.
 */
export function reportUnsent(call: ClientActionFunctionArgs) {
  return keepWhenOffline<RefusedRequest, RefusedRequest>(call, (problem) => ({
    lastResult: { status: "error", error: { "": [problem] } },
  }));
}
