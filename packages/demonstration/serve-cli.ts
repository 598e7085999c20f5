import { readNumber, readOptions, type Values } from "../../app/command-line/run-command.server.ts";
import { endWithSupervisor } from "../../bin/steps/supervise.js";
import { pictureWidth } from "./server/pictures.ts";
import { serveDemonstration } from "./server/serve.ts";

/*
 * The demonstration's own server, beside the site: `npm run demo` and `npm run dev` start it, with the site's settings.
 * To show demonstration listings on a site started otherwise: `npx tsx packages/demonstration/serve-cli.ts --port 4100`,
 * and the site with DEMONSTRATION=true and DEMONSTRATION_HOST=127.0.0.1:4100.
 */
const usage = `Serves what demonstration listings show, beside the site; npm run demo and npm run dev start it:

  npx tsx packages/demonstration/serve-cli.ts --port N [--picture-width N]`;
const read = (values: Values) => ({
  port: readNumber(values, "port", { most: 65_535 }),
  width: readNumber(values, "picture-width", { least: 4, most: pictureWidth }),
});
const options = {
  port: { type: "string" },
  "picture-width": { type: "string", default: String(pictureWidth) },
} as const;
const { port, width } = read(readOptions(usage, options, read));
// With the command that started it, also where that is killed.
endWithSupervisor();
await serveDemonstration(port, width);
