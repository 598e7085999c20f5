import type { Language } from "#app/i18n/languages.ts";
import { altOf, type SourceTexts } from "../source-texts.ts";
import type { XmlElement } from "../xml/xml-element.ts";

const photos = new Set(["titelbild", "bild", "bilder", "innenansichten", "aussenansichten"]);
const floorPlans = new Set(["grundriss"]);
/** The listing format takes so many. */
const most = 60;

interface Picture {
  source: string;
  kind: "photo" | "floor-plan";
  alt: SourceTexts;
}

/**
 * The pictures of an `anhaenge`, the title picture first: https addresses, and files that lie beside the feed or in its
 * archive. Pictures inside the XML are none: they make a feed of gigabytes, and no software sends them by default.
 * @param unmapped gets a note of each attachment that is left out
 */
export function mapPictures(
  property: XmlElement,
  title: SourceTexts,
  language: Language | undefined,
  unmapped: string[],
): Picture[] {
  const attachments = property.child("anhaenge")?.all("anhang") ?? [];
  const pictures: { picture: Picture; isTitle: boolean }[] = [];
  for (const attachment of attachments) {
    const group = attachment.attribute("gruppe")?.toLowerCase() ?? "bild";
    const own = attachment.textOf("anhangtitel");
    const source = sourceOf(attachment);
    const kind = floorPlans.has(group) ? "floor-plan" : photos.has(group) ? "photo" : undefined;
    const left = kind === undefined ? "no picture" : source === undefined ? "no file" : whyLeft(source);
    attachment.ignore();
    if (kind === undefined || source === undefined || left !== undefined) {
      unmapped.push(`anhaenge/anhang ${group} (${left})`);
    } else {
      pictures.push({ picture: { source, kind, alt: altOf(title, own, language) }, isTitle: group === "titelbild" });
    }
  }
  pictures.sort((a, b) => Number(b.isTitle) - Number(a.isTitle));
  if (pictures.length > most) unmapped.push(`anhaenge/anhang (beyond ${most})`);
  return pictures.slice(0, most).map(({ picture }) => picture);
}

function sourceOf(attachment: XmlElement): string | undefined {
  const path = attachment.textOf("daten", "pfad");
  // Windows writes its paths so, also in an archive.
  return /^https?:/i.test(path ?? "") ? path : path?.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
}

function whyLeft(source: string): string | undefined {
  if (/^http:/i.test(source)) return "not https";
  const path = source.replace(/[?#].*$/, "");
  return /^https:/i.test(source) || /\.(?:jpe?g|png|webp|gif|tiff?)$/i.test(path) ? undefined : "no picture";
}
