import { healthResponse } from "./health.server.ts";

/** 200 when everything is loaded and the database answers within a second, else 503. */
export const loader = () => healthResponse("/readyz");
