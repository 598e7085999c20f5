import http from "node:http";
import { lookup } from "node:dns";
import { sql } from "drizzle-orm";
import { settings } from "#app/settings/settings.server.ts";
import type { FetchLimits, Network } from "#app/http/fetch-address.server.ts";
import { photos } from "#db/schema/listings.ts";
import { fetchPicture } from "./fetch-picture.server.ts";
import { portraitOrigin } from "../portrait-origin.ts";

/** Where invented advertisers say that their pictures lie: a name that nobody can register (RFC 2606). */
const pictureOrigin = "https://pictures.demonstration.example/";

/** Whether a photo is one of their drawings, as a condition on its row: each of these has a twin at dusk. */
export const isDrawn = sql<boolean>`starts_with(${photos.source}, ${pictureOrigin})`;

/** The source of the same drawing at dusk, for the dark scheme; undefined for a photo, of which there is no other. */
export function duskTwin(source: string): string | undefined {
  return source.startsWith(pictureOrigin) ? `${source}&scheme=night` : undefined;
}

/** One port of this machine, which the settings name; it leads nowhere else. */
const thisMachine: Network = { protocol: "http:", get: http.get, resolve: lookup, isPrivate: () => false };
const limits: FetchLimits = { time: 10_000, bytes: 25_000_000, redirects: 0 };

/**
 * A picture as feeds name it. Those of invented advertisers come from the demonstration's own server where there is one
 * (`DEMONSTRATION_HOST`, never in production); all others, and these elsewhere, from the internet.
 * @throws FileUnavailableError
 */
export function fetchFeedPicture(source: string): Promise<Buffer> {
  return fetchInvented(source, pictureOrigin, "pictures") ?? fetchPicture(source);
}

/**
 * The portrait of somebody whom the stand-in for Google made up.
 * @returns undefined for any other, and without the demonstration's own server
 */
export function fetchInventedPortrait(source: string): Promise<Buffer> | undefined {
  return fetchInvented(source, portraitOrigin, "portraits");
}

function fetchInvented(source: string, origin: string, folder: string): Promise<Buffer> | undefined {
  const { DEMONSTRATION_HOST: host } = settings;
  if (host === undefined || !source.startsWith(origin)) return undefined;
  return fetchPicture(`http://${host}/${folder}/${source.slice(origin.length)}`, limits, thisMachine);
}
