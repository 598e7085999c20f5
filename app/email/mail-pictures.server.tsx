import type { CSSProperties } from "react";
import type { MailPicture } from "./mail-content.ts";
import { font, heading, inkColour, lineColour, mistColour, softColour, table } from "./mail-styles.ts";

/** Of all of them together: the card's, without its padding. */
const fullWidth = 526;

const frame: CSSProperties = { marginTop: 24, borderBottom: `3px solid ${lineColour}` };
const price: CSSProperties = {
  ...heading,
  // A long price goes to a second line: houses of one width are a street of one height.
  wordBreak: "break-word",
  fontSize: 15,
  padding: "0 6px 8px 0",
  verticalAlign: "bottom",
  textAlign: "left",
};
const priceLink: CSSProperties = { color: inkColour, textDecoration: "none" };
const picture: CSSProperties = {
  display: "block",
  width: "100%",
  height: "auto",
  border: 0,
  backgroundColor: mistColour,
};
/** Of the words that stand in a picture's place until somebody lets pictures load. */
const instead: CSSProperties = { fontFamily: font, fontSize: 12, lineHeight: 1.4, color: softColour };

/**
 * Pictures wall to wall, as the houses of a street, each below its price; a line is the ground they stand on. Both lead to
 * the listing; of the two links, the picture's has a name of its own.
 */
export function Pictures({ pictures }: { pictures: MailPicture[] }) {
  const width = Math.floor(fullWidth / pictures.length);
  const share = `${Math.floor(100 / pictures.length)}%`;
  return (
    <table {...table} width="100%" className="ground" style={frame}>
      <tbody>
        <tr>
          {pictures.map(({ href, price: text }) => (
            <td key={href} width={share} className="ink street-price" style={price}>
              <a href={href} className="ink" style={priceLink}>
                {text}
              </a>
            </td>
          ))}
        </tr>
        <tr>
          {pictures.map(({ href, src, alt }) => (
            <td key={href} width={share} style={{ verticalAlign: "bottom" }}>
              <a href={href} className="soft" style={instead}>
                <img src={src} alt={alt} width={width} className="mist dim" style={picture} />
              </a>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
