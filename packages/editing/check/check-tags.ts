import { contentTags, isTagName, type TagForm, type TagName } from "../../../app/content/content-tags.server.ts";
import { listForbidden } from "../../../app/content/forbidden-in-texts.server.ts";
import type { TextProblem } from "../../../app/content/text-problem.ts";
import type { KnownTargets } from "./known-targets.ts";
import type { CheckedText } from "./read-texts.ts";

type Tag = NonNullable<CheckedText["outline"]>["tags"][number];

const examples: Record<TagName, string> = {
  SiteName: "<SiteName />",
  OperatorName: "<OperatorName />",
  OperatorLegalForm: "<OperatorLegalForm />",
  ContactEmail: "<ContactEmail />",
  OperatorAddress: "<OperatorAddress />",
  PageLink: '<PageLink page="contact">words</PageLink>',
  SearchLink: '<SearchLink deal="to-let" type="office" place="BE-44021">words</SearchLink>',
  InsightLink: '<InsightLink insight="2026-05-12-name">words</InsightLink>',
  Contents: "<Contents />",
  PlaceMap: '<PlaceMap place="BE-44021" />',
  CallToAction: '<CallToAction page="contact">words</CallToAction>',
  LiveFigures: '<LiveFigures deal="to-let" type="office" place="BE-44021" />',
  PurchaseCosts: "<PurchaseCosts />",
  Listings: '<Listings deal="to-let" type="office" place="BE-44021" />',
};

/** Components: known, with what they need, where they may stand, and leading to what there is. */
export function checkTags(text: CheckedText, known: KnownTargets): TextProblem[] {
  const { file, outline } = text;
  if (!outline) return [];
  const forbidden = listForbidden(outline).map((found) => ({ file, ...found }));
  const tags = outline.tags.flatMap((tag) => {
    const reason = wrongWith(tag, text, known);
    return reason ? [{ file, line: tag.line, reason }] : [];
  });
  return [...forbidden, ...tags];
}

function wrongWith(tag: Tag, text: CheckedText, known: KnownTargets): string | undefined {
  const { name, attributes } = tag;
  if (!isTagName(name)) return undefined;
  if (text.kind === "legal" && "isLive" in contentTags[name]) {
    return `A legal text can't show <${name}>: what people accept must not change by itself.`;
  }
  return (
    wrongPlace(tag, name, contentTags[name].form) ??
    wrongAttributes(name, attributes) ??
    wrongTarget(name, attributes, text, known)
  );
}

function wrongPlace({ isAlone, hasWords }: Tag, name: TagName, form: TagForm): string | undefined {
  const isBlock = form === "block" || form === "block-of-words";
  if (isBlock && !isAlone) return `<${name}> stands alone on its line, with an empty line before and after it.`;
  const takesWords = form === "link" || form === "block-of-words";
  if (takesWords && !hasWords) return `<${name}> needs words to click on: ${examples[name]}.`;
  if (!takesWords && hasWords) return `<${name}> holds no words: ${examples[name]}.`;
  return undefined;
}

function wrongAttributes(name: TagName, attributes: Tag["attributes"]): string | undefined {
  const checked = contentTags[name].attributes.safeParse(attributes);
  if (checked.success) return undefined;
  // Of the two forms of a call to action the one that was meant: it names a page, or a deal.
  const [issue] = checked.error.issues.flatMap((found) =>
    found.code === "invalid_union" ? (found.errors["page" in attributes ? 0 : 1] ?? []) : [found],
  );
  if (issue?.code === "unrecognized_keys")
    return `<${name}> knows no ${issue.keys.join(", ")}. It is written so: ${examples[name]}.`;
  const which = String(issue?.path[0]);
  if (issue?.code === "invalid_value" && attributes[which] !== undefined) {
    return `<${name}> has ${which}="${attributes[which]}", which is unknown. Choose from: ${issue.values.map(String).join(", ")}.`;
  }
  return `<${name}> needs ${which}="…". It is written so: ${examples[name]}.`;
}

function wrongTarget(
  name: TagName,
  { place, insight }: Tag["attributes"],
  { language }: CheckedText,
  known: KnownTargets,
): string | undefined {
  if (place !== undefined && !known.places.has(place)) {
    return `<${name}> names the place ${place}, which there is not. docs/editing.md says where to find the key of a place.`;
  }
  if (insight !== undefined && !known.insights[language].has(`insights/${insight}`)) {
    const near = [...known.insights[language].keys()].map((key) => key.replace("insights/", ""));
    return `<${name}> leads to the insight ${insight}, which there is not in this language. There are: ${near.join(", ") || "none"}.`;
  }
  return undefined;
}
