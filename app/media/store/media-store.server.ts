import { settings } from "#app/settings/settings.server.ts";
import { folderStore } from "./folder-store.server.ts";
import { mediaDirectory } from "./media-directory.server.ts";
import type { MediaStore } from "./store.server.ts";

let chosen: Promise<MediaStore> | undefined;

/** The store that the settings name: a folder, or a bucket, whose client is loaded for it alone. */
export function mediaStore(): Promise<MediaStore> {
  chosen ??= choose();
  return chosen;
}

async function choose(): Promise<MediaStore> {
  if (settings.MEDIA_STORE === "folder") return folderStore(mediaDirectory);
  const { s3Store } = await import("./s3-store.server.ts");
  const { MEDIA_ENDPOINT: endpoint, MEDIA_REGION: region } = settings;
  return s3Store({
    ...(endpoint !== undefined && { endpoint }),
    region,
    // The settings refuse a bucket without these (app/settings/unsafe-settings.server.ts).
    bucket: settings.MEDIA_BUCKET!,
    accessKeyId: settings.MEDIA_ACCESS_KEY!,
    secretAccessKey: settings.MEDIA_SECRET_KEY!,
  });
}
