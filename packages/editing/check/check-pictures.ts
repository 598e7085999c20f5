import { lineOfEntry } from "../../../app/content/explain-front-matter.ts";
import type { TextProblem } from "../../../app/content/text-problem.ts";
import type { CheckedText } from "./read-texts.ts";

/**
 * Pictures: there, in the text's own folder, described for those who can't see them, alone on their line.
 * @param pictures all pictures of the content folder, as files
 */
export function checkPictures(text: CheckedText, pictures: ReadonlySet<string>): TextProblem[] {
  const { file, kind, source, frontMatter, outline } = text;
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  const problems: TextProblem[] = [];
  for (const { src, alt, line, isAlone } of outline?.pictures ?? []) {
    const name = /^\.\/([^/]+)$/.exec(src)?.[1];
    if (name === undefined || !pictures.has(folder + name)) {
      problems.push({
        file,
        line,
        reason: `The picture ${src} is not there. It stands beside this file and is named so: ![what it shows](./name.jpg).`,
      });
    }
    if (alt.trim() === "") {
      problems.push({
        file,
        line,
        reason:
          "The picture has no description. Write between the square brackets what it shows, for those who can't see it.",
      });
    }
    if (!isAlone)
      problems.push({
        file,
        line,
        reason: "A picture stands alone on its line, with an empty line before and after it.",
      });
  }
  const { cover } = frontMatter;
  if (kind === "insight" && typeof cover === "string" && !pictures.has(folder + cover)) {
    const line = lineOfEntry("cover", source);
    problems.push({ file, line, reason: `The cover ${cover} is not there. Put the picture beside this file.` });
  }
  return problems;
}
