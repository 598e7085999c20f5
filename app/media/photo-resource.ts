import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#app/database.server.ts";
import { answerPhoto } from "./answer-photo.server.ts";

/** `GET /media/:key/:variant`, e.g. `/media/0a1b…/480.avif`: one size of a listing's photo. */
export function loader({ request, params: { key = "", variant = "" } }: LoaderFunctionArgs): Promise<Response> {
  return answerPhoto(db, request, key, variant);
}
