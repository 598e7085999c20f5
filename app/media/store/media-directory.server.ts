import path from "node:path";
import { settings } from "#app/settings/settings.server.ts";

/** Where originals and variants of photos are kept, unless a bucket has them. */
export const mediaDirectory = path.resolve(settings.MEDIA_STORAGE ?? path.join(settings.DATA_DIR, "media"));
