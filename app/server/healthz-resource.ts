import type { LoaderFunctionArgs } from "@remix-run/node";
import { databaseOf } from "#app/database/database.server.ts";
import { readOnly } from "#app/http/read-only.ts";
import { healthResponse } from "./health-checks.server.ts";

/** Answers as long as the process lives. */
export const loader = ({ context }: LoaderFunctionArgs) => healthResponse(databaseOf(context), "/healthz");

export const action = readOnly;
