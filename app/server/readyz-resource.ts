import type { LoaderFunctionArgs } from "@remix-run/node";
import { databaseOf } from "#app/database/database.server.ts";
import { readOnly } from "#app/http/read-only.ts";
import { healthResponse } from "./health-checks.server.ts";

/** 200 when everything is loaded and the database answers within a second, else 503. */
export const loader = ({ context }: LoaderFunctionArgs) => healthResponse(databaseOf(context), "/readyz");

export const action = readOnly;
