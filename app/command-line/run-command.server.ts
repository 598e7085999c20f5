import { hostname, userInfo } from "node:os";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { actingAs, type Actor } from "#app/database/acting.server.ts";
import { sentenceOf } from "./error-sentence.js";

/*
 * How every command of `npm run` reads what stands behind it: `--help` and `-h` print the usage and end with 0, what the
 * command does not know prints it to the standard error and ends with 2. Nothing else is loaded before that, so that help
 * needs no settings and no database.
 */

type Options = NonNullable<ParseArgsConfig["options"]>;
export type Values = Readonly<Partial<Record<string, string | boolean>>>;

/** The command was not understood; what is said beside the usage. */
export class UsageError extends Error {
  override name = "UsageError";
}

interface Command {
  usage: string;
  options?: Options;
  /** Returns the exit code. @throws UsageError */
  run: (words: string[], values: Values) => Promise<number>;
}

/** Runs a command to its end. What goes wrong is a sentence and the exit code 2; `DEBUG=1` adds where it went wrong. */
export async function runCommand({ usage, options, run }: Command): Promise<void> {
  try {
    const { words, values } = readArguments(usage, options);
    process.exitCode = await actingAs(operator(), () => run(words, values));
  } catch (error) {
    endWith(usage, error);
  }
}

/**
 * Reads the options of a command that takes no words; ends it where they ask for help, or are not understood.
 * @param check throws a UsageError for a value that is of no use
 */
export function readOptions(usage: string, options: Options, check: (values: Values) => void = () => {}): Values {
  try {
    const { words, values } = readArguments(usage, options);
    if (words.length > 0) throw new UsageError(`Not understood: ${words.join(" ").slice(0, 200)}`);
    check(values);
    return values;
  } catch (error) {
    endWith(usage, error);
    process.exit();
  }
}

/** The whole number that an option gives. @throws UsageError for anything else */
export function readNumber(values: Values, name: string, { least = 1, most = 1_000_000_000 } = {}): number {
  const given = values[name];
  const number = typeof given === "string" && /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(
    `--${name} takes a whole number from ${least.toLocaleString("en")} to ${most.toLocaleString("en")}.`,
  );
}

function readArguments(usage: string, options: Options = {}): { words: string[]; values: Values } {
  const args = process.argv.slice(2);
  const own = args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
  if (own.some((word) => word === "--help" || word === "-h")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const { positionals: words, values } = parseArgs({ args, options, allowPositionals: true });
    return { words, values: values as Values };
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split(". ", 1)[0] ?? "") : "", { cause: error });
  }
}

function endWith(usage: string, error: unknown): void {
  process.exitCode = 2;
  // What is wrong last: a terminal shows the end.
  if (error instanceof UsageError) console.error(error.message === "" ? usage : `${usage}\n\n${error.message}`);
  else console.error(process.env["DEBUG"] ? error : inWords(error).replace(/(?![\n\t])\p{C}/gu, "·"));
}

function inWords(error: unknown): string {
  const known = sentenceOf(error);
  if (known !== undefined) return known;
  const message = error instanceof Error ? error.message : String(error);
  return message.length > 2_000 ? `${message.slice(0, 2_000)}…` : message;
}

/** Whoever runs a command: the account that `sudo` was called from, where it was. */
function operator(): Actor {
  return { kind: "operator", name: process.env["SUDO_USER"] ?? accountName(), origin: hostname() };
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container's number without a name in its list of accounts.
    return `uid ${process.getuid?.() ?? "unknown"}`;
  }
}
