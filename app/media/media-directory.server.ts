import path from "node:path";
import { settings } from "#app/settings.server.ts";

/** Where originals and variants of photos are kept. */
export const mediaDirectory = path.resolve(settings.MEDIA_STORAGE ?? path.join(settings.DATA_DIR, "media"));
