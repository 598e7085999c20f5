import { internet } from "#app/http/fetch-address.server.ts";
import { feedFile, fetchFile } from "./fetch-file.server.ts";

const picture = {
  accept: "image/avif,image/webp,image/*",
  refuse: (type: string) => (/^image\/(?!svg)/i.test(type) ? undefined : type || "no image"),
};

/**
 * Fetches a feed's picture over https, within ten seconds and 25 MB.
 * @throws FileUnavailableError
 */
export function fetchPicture(source: string, limits = feedFile, network = internet): Promise<Buffer> {
  return fetchFile(source, picture, limits, network);
}
