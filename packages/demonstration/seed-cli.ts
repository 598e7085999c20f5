import { runCommand } from "../../app/command-line/run-command.server.ts";

const usage = `Adds invented listings, the same for the same options:

  npm run db:seed -- --listings N [--seed WORD] [--today DATE] [--file PATH] [--write-only]
                     [--picture-files N]

N is 1 to 1,000,000. Publication dates lie in the nine months before DATE (2026-11-21; today when absent). The listings
are written to PATH (DATA_DIR/demonstration.jsonl when absent; gzipped when it ends in .gz) as a feed in the product's
own format, which is imported like any other meanwhile. Their pictures are addresses of the demonstration's own server, which
draws each when it is asked for; --picture-files draws those of the first N listings as files beside the feed instead
(about 80 ms and 400 kB a listing), for a site that runs without that server.`;

await runCommand({
  usage,
  options: {
    listings: { type: "string" },
    seed: { type: "string" },
    today: { type: "string" },
    file: { type: "string" },
    "picture-files": { type: "string" },
    "write-only": { type: "boolean" },
  },
  run: async (words, values) => (await import("./feed/seed-commands.ts")).run(words, values),
});
