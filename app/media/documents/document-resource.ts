import type { LoaderFunctionArgs } from "@remix-run/node";
import { databaseOf } from "#app/database/database.server.ts";
import { readOnly } from "#app/http/read-only.ts";
import { answerDocument } from "./answer-document.server.ts";

/** `GET /media/documents/:name`, e.g. `/media/documents/0f3c….pdf`: a document that a listing links to. */
export function loader({ request, params: { name = "" }, context }: LoaderFunctionArgs): Promise<Response> {
  return answerDocument(databaseOf(context), request, name);
}

export const action = readOnly;
