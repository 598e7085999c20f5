import type { CSSProperties } from "react";
import { languageNames } from "#app/i18n/languages.ts";
import type { MailListing } from "./mail-content.ts";
import { brickColour, font, heading, inkColour, mistColour, softColour, table } from "./mail-styles.ts";

/** Of the picture beside the words; on a phone it stands above them, as wide as they are. */
const photoWidth = 200;
const picture: CSSProperties = {
  display: "block",
  width: photoWidth,
  maxWidth: photoWidth,
  height: "auto",
  border: 0,
  backgroundColor: mistColour,
};
/** Of the words that stand in its place until somebody lets pictures load. */
const instead: CSSProperties = {
  fontFamily: font,
  fontSize: 13,
  lineHeight: 1.4,
  color: softColour,
  textDecoration: "none",
};
const line: CSSProperties = { margin: "6px 0 0", fontFamily: font, fontSize: 14, lineHeight: 1.45 };

/** A listing: its picture, and beside it what it costs, how large it is and where. */
export function Listing({ photo, ...listing }: MailListing) {
  const words: CSSProperties = { verticalAlign: "top", textAlign: "left", paddingLeft: photo ? 20 : 0 };
  return (
    <table {...table} width="100%" style={{ marginTop: 24 }}>
      <tbody>
        <tr>
          {photo && (
            <td className="stack" width={photoWidth} style={{ width: photoWidth, verticalAlign: "top" }}>
              <a href={listing.href} className="soft" style={instead}>
                <img
                  src={photo.src}
                  alt={photo.alt}
                  width={photoWidth}
                  height={(photoWidth * 3) / 4}
                  className="photo mist dim"
                  style={picture}
                />
              </a>
            </td>
          )}
          <td className={photo ? "stack beside-photo" : "stack"} style={words}>
            <Words {...listing} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A fact stays on its line. */
function Words({ href, title, titleLang, badge, price, was, surface, place, facts }: Omit<MailListing, "photo">) {
  return (
    <>
      {badge && <Badge {...badge} />}
      <p className="ink" style={{ ...heading, fontSize: 18 }}>
        {price}
      </p>
      {was && (
        <p className="soft" style={{ ...line, marginTop: 2, color: softColour }}>
          {was}
        </p>
      )}
      <p style={{ ...line, fontSize: 16 }}>
        <a href={href} lang={titleLang} className="ink" style={{ color: inkColour, textDecoration: "underline" }}>
          {title}
        </a>
      </p>
      {titleLang && (
        <p className="soft" lang={titleLang} style={{ ...line, marginTop: 2, color: softColour }}>
          {languageNames[titleLang]}
        </p>
      )}
      <p className="soft" style={{ ...line, color: softColour }}>
        {[surface, place].filter(Boolean).join(" · ")}
      </p>
      {facts.length > 0 && (
        <p className="soft" style={{ ...line, color: softColour }}>
          {facts.map((fact) => fact.replaceAll(" ", "\u00a0")).join(" · ")}
        </p>
      )}
    </>
  );
}

function Badge({ text, tone }: NonNullable<MailListing["badge"]>) {
  const isBrick = tone === "brick";
  const badge: CSSProperties = {
    fontFamily: font,
    fontSize: 12,
    lineHeight: "18px",
    fontWeight: 700,
    padding: "2px 8px",
    borderRadius: 3,
    backgroundColor: isBrick ? brickColour : mistColour,
    color: isBrick ? "#ffffff" : inkColour,
  };
  return (
    <table {...table} style={{ marginBottom: 8 }}>
      <tbody>
        <tr>
          <td className={isBrick ? "brick on-brick" : "mist ink"} style={badge}>
            {text}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
