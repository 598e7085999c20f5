import { Fragment, type CSSProperties } from "react";
import type { MailFact, MailLink, MailPart } from "./mail-content.ts";
import { Listing } from "./mail-listing.server.tsx";
import { Pictures } from "./mail-pictures.server.tsx";
import {
  brickColour,
  font,
  heading,
  ink,
  inkColour,
  lineColour,
  quietLink,
  small,
  softColour,
  table,
} from "./mail-styles.ts";

/** A part of a mail in HTML. */
export function Part(part: MailPart) {
  switch (part.kind) {
    case "heading":
      return <Heading {...part} />;
    case "button":
      return <Button {...part} />;
    case "links":
      return <Links {...part} />;
    case "facts":
      return <Facts {...part} />;
    case "quote":
      return <Quote {...part} />;
    case "listing":
      return <Listing {...part.listing} />;
    case "pictures":
      return <Pictures {...part} />;
    case "rule":
      return <Rule />;
    default:
      return (
        <p className={part.kind === "small" ? "soft" : "ink"} style={part.kind === "small" ? small : ink}>
          {part.text}
        </p>
      );
  }
}

function Heading({ text, href }: { text: string; href?: string }) {
  return (
    <h2 className="ink" style={{ ...heading, fontSize: 19, margin: "28px 0 0" }}>
      {href === undefined ? (
        text
      ) : (
        <a href={href} className="ink" style={{ color: inkColour, textDecoration: "none" }}>
          {text}
        </a>
      )}
    </h2>
  );
}

/** The padding is the link's own, so that all of it can be pressed; Outlook on Windows pads cells alone. */
function Button({ href, label }: MailLink) {
  const cell = { backgroundColor: brickColour, borderRadius: 3, msoPaddingAlt: "14px 24px" } as CSSProperties;
  const link: CSSProperties = {
    display: "inline-block",
    padding: "14px 24px",
    fontFamily: font,
    fontSize: 16,
    fontWeight: 700,
    color: "#ffffff",
    textDecoration: "none",
  };
  return (
    <table {...table} style={{ marginTop: 24 }}>
      <tbody>
        <tr>
          <td className="brick" style={cell}>
            <a href={href} className="on-brick" style={link}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Wide enough for a finger; a line breaks at its end. */
const gap = "\u00a0\u00a0\u00a0\u00a0 ";

/** Quiet links, one beside the other. */
export function Links({ links }: { links: MailLink[] }) {
  return (
    <p className="soft" style={{ ...small, lineHeight: 2 }}>
      {links.map(({ href, label }, index) => (
        <Fragment key={href}>
          {index > 0 && <span>{gap}</span>}
          <a href={href} className="accent wrap" style={{ ...quietLink, whiteSpace: "nowrap" }}>
            {label}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

function Facts({ rows }: { rows: MailFact[] }) {
  const cell: CSSProperties = {
    padding: "10px 0",
    borderTop: `1px solid ${lineColour}`,
    fontFamily: font,
    fontSize: 16,
    lineHeight: 1.45,
    textAlign: "left",
    verticalAlign: "top",
  };
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ marginTop: 20 }}>
      <tbody>
        {rows.map(({ label, value, href }) => (
          <tr key={label}>
            <th
              scope="row"
              className="soft line"
              style={{ ...cell, width: "36%", paddingRight: 16, fontWeight: 400, color: softColour }}
            >
              {label}
            </th>
            <td className="ink line" style={{ ...cell, color: inkColour, wordBreak: "break-word" }}>
              {href === undefined ? (
                <Lines text={value} />
              ) : (
                <a href={href} className="accent" style={quietLink}>
                  {value}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Quote({ text }: { text: string }) {
  const edge: CSSProperties = { borderLeft: `3px solid ${lineColour}`, paddingLeft: 18 };
  return (
    <blockquote className="line" style={{ ...edge, margin: "20px 0 0" }}>
      <p className="ink" style={{ ...ink, margin: 0, wordBreak: "break-word" }}>
        <Lines text={text} />
      </p>
    </blockquote>
  );
}

/** Not every mail program keeps line ends by style. */
function Lines({ text }: { text: string }) {
  return text.split(/\r\n|\r|\n/).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function Rule() {
  return (
    <table {...table} width="100%" style={{ marginTop: 32 }}>
      <tbody>
        <tr>
          <td className="line" style={{ borderTop: `1px solid ${lineColour}`, fontSize: 1, lineHeight: "1px" }}>
            {"\u00a0"}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
