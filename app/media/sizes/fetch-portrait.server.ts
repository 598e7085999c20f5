import { fetchInventedPortrait } from "../fetching/demonstration-pictures.server.ts";
import { encodePortrait } from "./encode-photo.server.ts";
import type { FetchLimits } from "#app/http/fetch-address.server.ts";
import { FileUnavailableError } from "../fetching/fetch-file.server.ts";
import { fetchPicture } from "../fetching/fetch-picture.server.ts";

/** A photo of the identity service's Google accounts has 5 to 50 kB. */
const limits: FetchLimits = { time: 5_000, bytes: 1_000_000, redirects: 0 };

/** Whether Google's own hosts have a photo: no other is ever asked, whatever a token says. */
function isGooglePhoto(source: string): boolean {
  if (!URL.canParse(source)) return false;
  const { protocol, hostname, port, username, password } = new URL(source);
  return protocol === "https:" && port === "" && !username && !password && hostname.endsWith(".googleusercontent.com");
}

/**
 * Fetches the profile photo of a Google account, within five seconds and 1 MB and without following it elsewhere, and
 * encodes it anew.
 * @returns WebP, 128 × 128
 * @throws FileUnavailableError
 */
export async function fetchPortrait(source: string): Promise<Buffer> {
  return encodePortrait(await fetchOriginal(source));
}

function fetchOriginal(source: string): Promise<Buffer> {
  const invented = fetchInventedPortrait(source);
  if (invented) return invented;
  if (!isGooglePhoto(source)) throw new FileUnavailableError("the photo lies on no host of Google's");
  return fetchPicture(source, limits);
}
