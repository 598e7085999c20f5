import path from "node:path";
import { UsageError } from "#app/command-line/run-command.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Flags } from "./command-flags.server.ts";
import { withoutQuery } from "../scheduled/fetch-feed.server.ts";
import { isKnownAdvertiser } from "../source-advertiser.server.ts";
import {
  addFeed,
  listFeeds,
  pauseFeed,
  refuseSource,
  removeFeed,
  type AdvertiserFeed,
} from "../scheduled/list-feeds.server.ts";

/** Does what `listings -- feeds` was asked for. @returns the exit code @throws UsageError */
export async function feedsCommand(db: Database, words: readonly string[], flags: Flags): Promise<number> {
  const [action = "list", argument, ...others] = words;
  if (others.length > 0) throw new UsageError(`Not understood: ${others.join(" ").slice(0, 100)}`);
  if (action === "list" && argument === undefined) return printFeeds(db);
  if (argument === undefined)
    throw new UsageError("feeds add takes an address or a folder; remove, pause and resume a feed's number.");
  if (action === "add") return add(db, argument, flags);
  const change = {
    remove: { does: (id: number) => removeFeed(db, id), said: "is removed; what it has brought stays" },
    pause: { does: (id: number) => pauseFeed(db, id, true), said: "is paused" },
    resume: { does: (id: number) => pauseFeed(db, id, false), said: "is due now" },
  }[action];
  if (!change) throw new UsageError(`feeds does not know ${action.slice(0, 40)}`);
  if (!/^[1-9]\d{0,8}$/.test(argument))
    throw new UsageError(`feeds ${action} takes the number of a feed, as feeds shows it.`);
  const done = await change.does(Number(argument));
  console.log(done ? `Feed ${argument} ${change.said}` : `Feed ${argument} is unknown`);
  return done ? 0 : 1;
}

async function add(db: Database, source: string, flags: Flags): Promise<number> {
  const { from, format, mapping, language, full, name, email, every } = flags;
  if (from === undefined) throw new UsageError("feeds add needs --from: whose listings they are");
  const refused = await refuseSource(source);
  if (refused !== undefined) throw new UsageError(refused);
  const id = await addFeed(db, {
    advertiser: from.toLowerCase(),
    source,
    full,
    format: format ?? null,
    language: language ?? null,
    name: name ?? null,
    email: email ?? null,
    mapping: mapping === undefined ? null : path.resolve(mapping),
    everyMinutes: every ?? 60,
  });
  if (id === undefined) {
    console.log("There are too many feeds");
    return 1;
  }
  // A reference that was mistyped makes another.
  const known = (await isKnownAdvertiser(db, from)) ? "" : `: ${from.toLowerCase()} is a new advertiser`;
  console.log(`Feed ${id} is taken by the worker within a minute${known}`.replace(/\p{C}/gu, "·"));
  return 0;
}

async function printFeeds(db: Database): Promise<number> {
  const feeds = await listFeeds(db);
  for (const feed of feeds) console.log(inWords(feed));
  if (feeds.length === 0) console.log("No feed is taken by itself yet");
  return 0;
}

function inWords({
  id,
  advertiser,
  source,
  format,
  full,
  everyMinutes,
  paused,
  nextAt,
  lookedAt,
  failure,
}: AdvertiserFeed) {
  const at = (moment: Date) => moment.toISOString().slice(0, 16).replace("T", " ");
  const words = [
    `${id}  ${advertiser}  ${withoutQuery(source)}`,
    `(${[format, full ? "full" : undefined, `every ${everyMinutes} minutes`].filter(Boolean).join(", ")})`,
    lookedAt ? `looked at ${at(lookedAt)}` : "not looked at yet",
    paused ? "paused" : `next ${at(nextAt)}`,
    failure ?? "",
  ];
  return words.filter(Boolean).join("  ").replace(/\p{C}/gu, "·");
}
