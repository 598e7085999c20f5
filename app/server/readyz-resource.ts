import { readOnly } from "#app/http/read-only.ts";
import { healthResponse } from "./health-checks.server.ts";

/** 200 when everything is loaded and the database answers within a second, else 503. */
export const loader = () => healthResponse("/readyz");

export const action = readOnly;
