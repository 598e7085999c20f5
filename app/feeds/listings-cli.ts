import { runCommand } from "#app/command-line/run-command.server.ts";

const usage = `Listings come in by feed, one JSON record a line (docs/listing-format.md):

  npm run listings -- import FILE          writes what is new or has changed
  npm run listings -- import FILE --quiet  the same, and nobody gets a mail about it
  npm run listings -- import FILE --from ADVERTISER
                                           the same of a file that comes from this advertiser (its reference): its name,
                                           telephone, website and licence follow the file, which may name no other
  npm run listings -- import FILE --move   the same, and listings may become another advertiser's than they were, and
                                           advertisers get another e-mail address: without it, such lines are refused
  npm run listings -- check FILE           says what an import would refuse
  npm run listings -- withdraw REFERENCE   takes a listing off the site
  npm run listings -- schema               writes docs/listing-format.schema.json

FILE may be gzipped; - is standard input. Ends with 0 when all is well, 1 when lines were refused or the reference is
unknown, 2 when nothing could be done.`;

await runCommand({
  usage,
  options: { quiet: { type: "boolean" }, move: { type: "boolean" }, from: { type: "string" } },
  run: async (words, values) => (await import("./listings-commands.server.ts")).run(words, values),
});
