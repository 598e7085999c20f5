import { fileURLToPath } from "node:url";
import { preparedProgram } from "./steps/prepared-program.js";

/* `node bin/run.js PROGRAM …`: runs one of the project's TypeScript programs, compiled once and not at each start. */
const [, , program = ""] = process.argv;
const source = new URL(`../${program}`, import.meta.url);
const prepared = await preparedProgram(program);
// As if the program had been started itself.
process.argv.splice(1, 2, fileURLToPath(source));
// For who wants to know where it went wrong (app/command-line/run-command.server.ts).
if (process.env.DEBUG) process.setSourceMapsEnabled(true);
if (prepared === null) (await import("tsx/esm/api")).register();
await import((prepared ?? source).href);
