import { runCommand } from "#app/command-line/run-command.server.ts";

const usage = `Named points that a search can be near (stations, squares, streets, ports), made of db/seed/data:

  npm run points -- make   writes app/places/points/points.tsv.gz anew; needed after a change there or in app/places/points/make`;

await runCommand({
  usage,
  options: {},
  run: async (words) => (await import("./points-commands.server.ts")).run(words),
});
