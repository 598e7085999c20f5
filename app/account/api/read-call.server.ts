import { readForm } from "#app/http/read-form.server.ts";
import { refuseCall } from "#app/http/site-call.server.ts";

/**
 * The fields that a call brings, as a form sends them.
 * @throws a Response: 415 for anything else, 400 for a form that is broken
 */
export async function readFields(request: Request): Promise<FormData> {
  const type = request.headers.get("Content-Type");
  if (type === null && (request.body === null || request.headers.get("Content-Length") === "0")) return new FormData();
  return readForm(request, (status) =>
    refuseCall(status, status === 415 ? "The fields must be form-encoded" : "The form is broken"),
  );
}

/** The token among the fields; null when there is none, or the word for none. */
export function readToken(fields: FormData): string | null {
  const token = fields.get("idToken");
  return typeof token === "string" && token !== "" && token !== "null" ? token : null;
}
