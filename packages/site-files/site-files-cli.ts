import { runCommand, UsageError } from "../../app/command-line/run-command.server.ts";

const usage = `Writes files of the site anew that are made of others, and committed:

  npm run site-files -- tiles    the map's vector tiles and the stops around listings, of db/seed/data
  npm run site-files -- points   the stations, squares, streets and ports that a search can be near, of db/seed/data
  npm run site-files -- fonts    the fonts, cut to the characters that the site's languages need

Needed after a change there or in packages/site-files.`;

const writers = new Map([
  ["tiles", async () => (await import("./tiles/write-tiles.ts")).writeTiles()],
  ["points", async () => (await import("./points/write-points.ts")).writePoints()],
  ["fonts", async () => (await import("./fonts/write-fonts.ts")).writeFonts()],
]);

await runCommand({
  usage,
  run: async (words) => {
    const [name = "", ...rest] = words;
    const write = writers.get(name);
    if (!write || rest.length > 0)
      throw new UsageError(words.length > 0 ? `Not understood: ${words.join(" ").slice(0, 100)}` : "");
    await write();
    return 0;
  },
});
