import { readNumber, UsageError, type Values } from "#app/command-line/run-command.server.ts";
import { isLanguage, type Language } from "#app/i18n/languages.ts";
import { isFeedFormat, type FeedFormat } from "../formats/sniff-format.server.ts";

export interface Flags {
  quiet?: boolean;
  move?: boolean;
  full?: boolean;
  dryRun?: boolean;
  from?: string;
  name?: string;
  email?: string;
  /** Of the agent; the site keeps it once it is said. */
  licence?: string;
  format?: FeedFormat;
  mapping?: string;
  language?: Language;
  /** Minutes between two looks at a feed. */
  every?: number;
}

const ofCheck = ["move", "full", "from", "name", "email", "licence", "format", "mapping", "language"];

/** Which flags a command may have, as they are written. */
const flagsOf: Partial<Record<string, readonly string[]>> = {
  import: [...ofCheck, "quiet", "dry-run"],
  check: ofCheck,
  "feeds add": [...ofCheck.filter((name) => name !== "move" && name !== "licence"), "every"],
};

/**
 * Reads the flags of a command.
 * @throws UsageError for one that the command has not, for values it does not know, and for what does not go together
 */
export function readFlags(command: string, values: Values): Flags {
  const unfit = Object.keys(values).find((name) => !flagsOf[command]?.includes(name));
  if (unfit !== undefined) throw new UsageError(`${command} takes no --${unfit}`);
  const text = (name: string) => {
    const value = values[name];
    if (typeof value === "string" && value.trim() === "") throw new UsageError(`--${name} is empty`);
    return typeof value === "string" ? value.trim() : undefined;
  };
  const [from, format, language] = [text("from"), text("format"), text("language")];
  if (format !== undefined && !isFeedFormat(format))
    throw new UsageError(`--format does not know ${format.slice(0, 40)}`);
  if (language !== undefined && !isLanguage(language)) throw new UsageError("--language takes en, fr or nl");
  if (values["move"] === true && from !== undefined) throw new UsageError("--move and --from do not go together");
  if (from === undefined) {
    const needing = ["full", "name", "email", "licence"].find((name) => values[name] !== undefined);
    if (needing !== undefined) throw new UsageError(`--${needing} needs --from: it is about one advertiser`);
  }
  return {
    quiet: values["quiet"] === true,
    move: values["move"] === true,
    full: values["full"] === true,
    dryRun: values["dry-run"] === true,
    ...{
      from,
      format,
      language,
      name: text("name"),
      email: text("email"),
      licence: text("licence"),
      mapping: text("mapping"),
    },
    ...(values["every"] !== undefined && { every: readNumber(values, "every", { least: 5, most: 44_640 }) }),
  };
}
