import http from "node:http";
import { lookup } from "node:dns";
import { settings } from "#app/settings.server.ts";
import { fetchPicture, type FetchLimits, type Network } from "./fetch-picture.server.ts";

/** Where invented advertisers say that their pictures lie: a name that nobody can register (RFC 2606). */
const origin = "https://pictures.demonstration.example/";

/** One port of this machine, which the settings name; it leads nowhere else. */
const thisMachine: Network = { protocol: "http:", get: http.get, resolve: lookup, isPrivate: () => false };
const limits: FetchLimits = { time: 10_000, bytes: 25_000_000, redirects: 0 };

/**
 * A picture as feeds name it. Those of invented advertisers come from the demonstration's own server where there is one
 * (`DEMONSTRATION_HOST`, never in production); all others, and these elsewhere, from the internet.
 * @throws PictureUnavailableError
 */
export function fetchFeedPicture(source: string): Promise<Buffer> {
  const { DEMONSTRATION_HOST: host } = settings;
  if (host === undefined || !source.startsWith(origin)) return fetchPicture(source);
  return fetchPicture(`http://${host}/pictures/${source.slice(origin.length)}`, limits, thisMachine);
}
