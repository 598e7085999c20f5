import { readArguments } from "../bin/steps/arguments.js";

const kinds = [
  "queries",
  "index",
  "filters",
  "suggestions",
  "sentences",
  "matching",
  "feeds",
  "pages",
  "load",
  "interactions",
  "bundles",
];
const mostListings = 10_000_000;

const usage = `Prints each figure beside the floor of the same run, and between the first size and the last how much each grew;
writes all to .data/bench/results.json:

  npm run bench -- [--listings 100000,1000000] [--only ${kinds.join(",")}]

The benchmark of matching takes --searches N, --events N, --mails N (composed) and --sent N; that of load --requests N.`;

/**
 * What the benchmark was asked for; ends the process where that is help, or is not understood. In JavaScript, as
 * `npm run bench` reads it before it builds anything.
 */
export function readBenchOptions() {
  const most = 1_000_000_000;
  const { listings, only, ...figures } = readArguments(
    usage,
    {
      listings: { type: "string", default: "100000" },
      only: { type: "string", default: kinds.join(",") },
      searches: { type: "string", default: "100000" },
      events: { type: "string", default: "1000" },
      mails: { type: "string", default: "100000" },
      sent: { type: "string", default: "2000" },
      requests: { type: "string", default: "50000" },
    },
    { searches: most, events: most, mails: most, sent: most, requests: most },
    (given) => {
      const sizes = given.listings.split(",");
      if (sizes.some((size) => !(/^[1-9]\d{0,8}$/.test(size) && Number(size) <= mostListings))) {
        return `--listings takes whole numbers from 1 to ${mostListings.toLocaleString("en")}, with commas between`;
      }
      const unknown = given.only.split(",").find((kind) => !kinds.includes(kind));
      return unknown === undefined ? undefined : `--only knows ${kinds.join(", ")}, and not ${JSON.stringify(unknown)}`;
    },
  );
  return {
    sizes: listings.split(",").map(Number),
    wanted: only.split(","),
    searches: Number(figures.searches),
    events: Number(figures.events),
    mails: Number(figures.mails),
    sent: Number(figures.sent),
    requests: Number(figures.requests),
  };
}
