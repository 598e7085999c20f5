import { healthResponse } from "./health.server.ts";

/** Answers as long as the process lives. */
export const loader = () => healthResponse("/healthz");
