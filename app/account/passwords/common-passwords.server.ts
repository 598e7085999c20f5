import file from "./common-passwords.json" with { type: "json" };

/** The 10,000 commonest passwords of eight characters and more, in lower case. */
export const commonestPasswords: ReadonlySet<string> = new Set(passwordsIn(file.commonest));

/** Words of six and seven letters that are common passwords: too short by themselves, and usual with digits around them. */
export const commonWords: ReadonlySet<string> = new Set(passwordsIn(file.words));

function passwordsIn(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(" "));
}
