import path from "node:path";
import { settings } from "#app/settings/settings.server.ts";

/** Where originals and variants of photos are kept. */
export const mediaDirectory = path.resolve(settings.MEDIA_STORAGE ?? path.join(settings.DATA_DIR, "media"));

/** The originals among them, by the digest of what they are or where they come from; variants are made of them. */
export const originalsDirectory = path.join(mediaDirectory, "originals");
