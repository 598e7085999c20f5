import { sql } from "drizzle-orm";
import { pictures } from "#db/schema/pictures.ts";

/** What the worker measured of a photo's picture, joined by its key. */
export const measured = { width: pictures.width, height: pictures.height, colour: pictures.colour };

/** Whether a photo is shown, of a picture joined by its key: nobody has seen yet that it can't be had. */
export const isShown = sql`${pictures.state} is distinct from 'failed'`;
