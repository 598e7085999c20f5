import type { Language } from "#app/i18n/languages.ts";
import { isFilm } from "#app/media/documents/link-hosts.ts";
import { altOf, type SourceTexts } from "../source-texts.ts";
import type { XmlElement } from "../xml/xml-element.ts";

const photos = new Set(["titelbild", "bild", "bilder", "innenansichten", "aussenansichten"]);
const floorPlans = new Set(["grundriss"]);
/** What is a page of somebody else's, and what comes with the property as a file. */
const links = new Set(["film", "filmlink", "links", "panorama"]);
const documents = new Set(["dokumente", "karten_lageplan"]);
/** The listing format takes so many, and a title of a document has so many characters. */
const [mostPictures, mostDocuments, longestTitle] = [60, 20, 160];

interface Picture {
  source: string;
  kind: "photo" | "floor-plan";
  alt: SourceTexts;
}

interface Document {
  source: string;
  kind: "document" | "link";
  title: SourceTexts;
}

/**
 * The pictures of an `anhaenge`, the title picture first, and its documents: https addresses, and files that lie beside the feed
 * or in its archive. A PDF is a document wherever it stands, a floor plan too; films stay links to the hosts that are known.
 * Pictures inside the XML are none: they make a feed of gigabytes, and no software sends them by default.
 * @param unmapped gets a note of each attachment that is left out
 */
export function mapAttachments(
  property: XmlElement,
  title: SourceTexts,
  language: Language | undefined,
  unmapped: string[],
): { photos: Picture[]; documents: Document[] | undefined } {
  const pictures: { picture: Picture; isTitle: boolean }[] = [];
  const found: Document[] = [];
  for (const attachment of property.child("anhaenge")?.all("anhang") ?? []) {
    const group = attachment.attribute("gruppe")?.toLowerCase() ?? "bild";
    const own = attachment.textOf("anhangtitel");
    const source = sourceOf(attachment);
    attachment.ignore();
    const [kind, left] = kindOf(group, source);
    const named = altOf(title, own, language);
    if (kind === undefined || source === undefined) unmapped.push(`anhaenge/anhang ${group} (${left})`);
    else if (kind === "photo" || kind === "floor-plan") {
      pictures.push({ picture: { source, kind, alt: named }, isTitle: group === "titelbild" });
    } else found.push({ source, kind, title: cut(named) });
  }
  pictures.sort((a, b) => Number(b.isTitle) - Number(a.isTitle));
  if (pictures.length > mostPictures) unmapped.push(`anhaenge/anhang (beyond ${mostPictures})`);
  if (found.length > mostDocuments) unmapped.push(`anhaenge/anhang dokumente (beyond ${mostDocuments})`);
  return {
    photos: pictures.slice(0, mostPictures).map(({ picture }) => picture),
    documents: found.length > 0 ? found.slice(0, mostDocuments) : undefined,
  };
}

function sourceOf(attachment: XmlElement): string | undefined {
  const path = attachment.textOf("daten", "pfad");
  // Windows writes its paths so, also in an archive.
  return /^https?:/i.test(path ?? "") ? path : path?.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
}

/** What an attachment is, or else why it is left out. */
function kindOf(group: string, source: string | undefined): [Picture["kind"] | Document["kind"] | undefined, string?] {
  if (source === undefined) return [undefined, "no file"];
  if (/^http:/i.test(source)) return [undefined, "not https"];
  const [isAddress, path] = [/^https:/i.test(source), source.replace(/[?#].*$/, "")];
  if (isFilm(source)) return ["link"];
  if (links.has(group)) return [undefined, "on no known host of films"];
  if (/\.pdf$/i.test(path)) return ["document"];
  const picture = floorPlans.has(group) ? "floor-plan" : photos.has(group) ? "photo" : undefined;
  if (picture !== undefined) {
    const isPicture = isAddress || /\.(?:jpe?g|png|webp|gif|tiff?)$/i.test(path);
    return isPicture ? [picture] : [undefined, "no picture"];
  }
  if (!documents.has(group)) return [undefined, "no picture"];
  // An address without a name for its file may lead to a PDF; the worker looks.
  const isNamed = /\.[a-z0-9]{2,5}$/i.test(path.slice(path.lastIndexOf("/") + 1));
  return isAddress && !isNamed ? ["document"] : [undefined, "no PDF"];
}

function cut(texts: SourceTexts): SourceTexts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.slice(0, longestTitle)]));
}
