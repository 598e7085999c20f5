import { register } from "tsx/esm/api";
import { holdDatabase } from "../held-database.js";
import { runCommand } from "../processes.js";

/* `node holds-database.js FOLDER`: says the URL of the folder's database, and holds it until it is ended. */
register();
await runCommand(async () => {
  console.log(await holdDatabase(process.argv[2] ?? ""));
  return new Promise(() => {});
});
