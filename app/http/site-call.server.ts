import { cachePolicies } from "./cache-policies.ts";
import { readForm } from "./read-form.server.ts";
import { isOwnCall } from "./same-origin.server.ts";

/** A refusal as every call words it: programs read it, in English, and nobody keeps it. */
export function refuseCall(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { "Cache-Control": cachePolicies.never, ...headers } });
}

/** The answer to any other method, where a call changes something. */
export function onlyPost(): Response {
  return refuseCall(405, "Method not allowed", { Allow: "POST" });
}

/** The fields that a page of this site sent by POST, or the answer to what is no such call. */
export async function readOwnForm(request: Request): Promise<FormData | Response> {
  if (request.method !== "POST") return onlyPost();
  if (!isOwnCall(request)) return refuseCall(403, "The call comes from another site");
  return readForm(request, (status) => refuseCall(status, "The fields must be a form's"));
}
