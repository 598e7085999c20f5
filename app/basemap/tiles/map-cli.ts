import { runCommand } from "#app/command-line/run-command.server.ts";

const usage = `The map of the site is drawn from vector tiles, which are made of db/seed/data:

  npm run map -- tiles   writes app/basemap/tiles/basemap.pmtiles and stops.json.gz anew; needed after a change there or in app/basemap/tiles/make`;

await runCommand({
  usage,
  options: {},
  run: async (words) => (await import("./map-commands.server.ts")).run(words),
});
