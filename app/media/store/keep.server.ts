import { log } from "#app/http/log.server.ts";
import { mediaStore } from "./media-store.server.ts";
import { MediaStoreUnavailableError, type MediaName } from "./store.server.ts";

/** Keeps what was made for somebody who waits for it: where there is no room for it, they get it all the same. */
export async function keep(name: MediaName, bytes: Buffer): Promise<void> {
  try {
    await (await mediaStore()).put(name, bytes);
  } catch (error) {
    if (!(error instanceof MediaStoreUnavailableError)) throw error;
    log.error({ err: error, name }, "The media store takes nothing; what was made is made again at the next demand");
  }
}
