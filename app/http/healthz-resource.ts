import { healthResponse } from "./health.server.ts";
import { readOnly } from "./read-only.ts";

/** Answers as long as the process lives. */
export const loader = () => healthResponse("/healthz");

export const action = readOnly;
