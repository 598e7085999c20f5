import { runCommand } from "#app/command-line/run-command.server.ts";

const usage = `Listings come in by feed: JSON lines of the product's own format, OpenImmo, Kyero, or a table with a mapping of its
columns (docs/listing-format.md). Which it is shows in its content; --format says it where it does not.

  npm run listings -- import FILE          writes what is new or has changed
  npm run listings -- import FILE --quiet  the same, and nobody gets a mail about it
  npm run listings -- import FILE --from ADVERTISER
                                           the same of a file that comes from this advertiser (its reference): its name,
                                           telephone, website and licence follow the file, which may name no other.
                                           OpenImmo, Kyero and tables always need it, as nothing in them proves whose they
                                           are; a new advertiser's name and e-mail address are said with --name and --email
                                           (OpenImmo tells them itself), the agent's licence with --licence, once
  npm run listings -- import FILE --from ADVERTISER --full
                                           what of this advertiser's the file leaves out is withdrawn. Kyero and OpenImmo
                                           with umfang VOLL say so themselves. More than a third at once is held, and waits
                                           for release
  npm run listings -- import FILE --move   the same, and listings may become another advertiser's than they were, and
                                           advertisers get another e-mail address: without it, such lines are refused
  npm run listings -- check FILE           says what an import would refuse, and what of the file has no field here; so
                                           does import FILE --dry-run
  npm run listings -- feeds                what the worker takes by itself, and what came of it
  npm run listings -- feeds add SOURCE --from ADVERTISER
                                           from now on the worker takes it: SOURCE is an https address, or a folder by its
                                           whole path, in which the advertiser's files are put. --every MINUTES (60), and
                                           --full, --name, --email, --format, --mapping, --language as for import
  npm run listings -- feeds pause FEED     no longer; resume FEED takes it at once, remove FEED forgets it
  npm run listings -- runs                 the latest imports
  npm run listings -- release RUN          withdraws what an import has held
  npm run listings -- held                 listings that are not shown, as the law asks for facts that they do not tell
                                           (docs/legal-facts.md)
  npm run listings -- photos               photos and documents that are not shown, as they can't be had or are none, and why
  npm run listings -- withdraw REFERENCE   takes a listing off the site
  npm run listings -- schema               writes docs/listing-format.schema.json

  --format json-lines | openimmo | kyero | csv
  --mapping MAPPING                        of a table's columns, YAML or JSON
  --language en | fr | nl                  of texts whose language the file does not tell

FILE may be gzipped, or a zip archive with its pictures and documents; - is standard input. Ends with 0 when all is well, 1 when lines
were refused or withdrawals are held, or the reference or run is unknown, 2 when nothing could be done.`;

await runCommand({
  usage,
  options: {
    quiet: { type: "boolean" },
    move: { type: "boolean" },
    full: { type: "boolean" },
    "dry-run": { type: "boolean" },
    from: { type: "string" },
    name: { type: "string" },
    email: { type: "string" },
    licence: { type: "string" },
    format: { type: "string" },
    mapping: { type: "string" },
    language: { type: "string" },
    every: { type: "string" },
  },
  run: async (words, values) => (await import("./listings-commands.server.ts")).run(words, values),
});
