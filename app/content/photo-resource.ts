import type { LoaderFunctionArgs } from "@remix-run/node";
import { findContentPicture } from "./content-pictures.server.ts";
import { databaseOf } from "#app/database/database.server.ts";
import { readOnly } from "#app/http/read-only.ts";
import { answerPhoto } from "#app/media/sizes/answer-photo.server.ts";

/** `GET /media/:key/:variant`, e.g. `/media/0a1b…/480.avif`: one size of a listing's photo, or of a text's picture. */
export function loader({
  request,
  params: { key = "", variant = "" },
  context,
}: LoaderFunctionArgs): Promise<Response> {
  const db = databaseOf(context);
  return answerPhoto(db, request, key, variant, findContentPicture);
}

export const action = readOnly;
