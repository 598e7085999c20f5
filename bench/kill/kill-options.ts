import { readNumber, readOptions } from "#app/command-line/run-command.server.ts";

const usage = `A real database, real workers and a real mail server, one of which is killed in every round. Prints what was lost and
what doubled, and ends with 1 when anything was:

  npm run kill-test -- [--rounds N] [--imports N]

--rounds (200) are of workers and mail; --imports (10) imports of a full feed are killed at moments spread over it, done again, and
all that is in the database is compared with what an undisturbed one leaves. 0 leaves either out.`;

/** What the kill test was asked for; ends the process where that is help, or is not understood. */
export const readKillOptions = () =>
  readOptions(
    usage,
    { rounds: { type: "string", default: "200" }, imports: { type: "string", default: "10" } },
    (given) => {
      for (const name of ["rounds", "imports"]) readNumber(given, name, { least: 0, most: 10_000 });
    },
  );
