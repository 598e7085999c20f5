import { parseArgs } from "node:util";

/**
 * @template {NonNullable<import("node:util").ParseArgsConfig["options"]>} Options
 * @typedef {ReturnType<typeof parseArgs<{ args: string[], options: Options }>>["values"]} Values
 */

/**
 * Reads what stands behind a command of `bin/`, before anything is done: `--help` and `-h` print the usage and end with 0,
 * what is not understood prints it to the standard error and ends with 2.
 *
 * @template {NonNullable<import("node:util").ParseArgsConfig["options"]>} Options
 * @param {string} usage
 * @param {Options} options
 * @param {Readonly<Record<string, number>>} [numbers] Options that take a whole number from 1 to this.
 * @param {(values: Values<Options>) => string | undefined} [check] says what else is not understood
 */
export function readArguments(usage, options, numbers = {}, check = () => undefined) {
  const args = process.argv.slice(2);
  if (args.some((word) => word === "--help" || word === "-h")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const { values } = parseArgs({ args, options });
    for (const [name, most] of Object.entries(numbers)) {
      const given = Object.entries(values).find(([each]) => each === name)?.[1];
      if (given !== undefined && !(/^[1-9]\d{0,9}$/.test(String(given)) && Number(given) <= most)) {
        throw new Error(`--${name} takes a whole number from 1 to ${most.toLocaleString("en")}`);
      }
    }
    const problem = check(values);
    if (problem !== undefined) throw new Error(problem);
    return values;
  } catch (error) {
    const problem = error instanceof Error ? (error.message.split(". ", 1)[0] ?? "") : String(error);
    // What is wrong last: a terminal shows the end.
    console.error(`${usage}\n\n${problem.slice(0, 200)}`);
    return process.exit(2);
  }
}

/**
 * Reads the one word that may stand behind a program that others start; ends it as {@link readArguments} does.
 *
 * @param {string} usage
 * @returns {string | undefined}
 */
export function readModule(usage) {
  const words = process.argv.slice(2);
  const [first] = words;
  if (words.length <= 1 && !first?.startsWith("-")) return first;
  if (first === "--help" || first === "-h") {
    console.log(usage);
    process.exit(0);
  }
  console.error(`${usage}\n\nNot understood: ${words.join(" ").slice(0, 200)}`);
  return process.exit(2);
}
