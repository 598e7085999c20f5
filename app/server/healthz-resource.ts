import { readOnly } from "#app/http/read-only.ts";
import { healthResponse } from "./health-checks.server.ts";

/** Answers as long as the process lives. */
export const loader = () => healthResponse("/healthz");

export const action = readOnly;
