import { healthResponse } from "./health.server.ts";
import { readOnly } from "./read-only.ts";

/** 200 when everything is loaded and the database answers within a second, else 503. */
export const loader = () => healthResponse("/readyz");

export const action = readOnly;
