import type { CSSProperties, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { MailContent } from "./mail-content.ts";
import { Links, Part } from "./mail-parts.server.tsx";
import { brickColour, heading, lineColour, paperColour, small, styleSheet, table } from "./mail-styles.ts";

/** What stands around every mail. */
export interface MailFrame {
  siteName: string;
  siteUrl: string;
  contact: string;
  /** Name and address, a line each. */
  operator: string[];
}

interface MailLayoutProps {
  content: MailContent;
  frame: MailFrame;
}

/** After the preview, so that mailboxes don't fill its line with what the mail begins with. */
const nothingToSee = "\u00a0\u200c".repeat(60);

/** A whole mail. */
export function MailLayout({ content, frame }: MailLayoutProps) {
  return (
    <html lang={content.language} dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{content.subject}</title>
        <style dangerouslySetInnerHTML={{ __html: styleSheet }} />
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, backgroundColor: paperColour }}>
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
          {content.preview}
          {nothingToSee}
        </div>
        <table
          {...table}
          width="100%"
          className="paper"
          style={{ backgroundColor: paperColour }}
          lang={content.language}
        >
          <tbody>
            <tr>
              <Column>
                <tbody>
                  <Wordmark {...frame} />
                  <Card content={content} />
                  <Footer frame={frame} content={content} />
                </tbody>
              </Column>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

const columnWidth = 600;
/** Outlook on Windows knows no greatest width: there, and only there, a table of a fixed one stands around the column. */
const [beforeColumn, afterColumn] = [
  `<!--[if mso]><table role="presentation" width="${columnWidth}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`,
  "<!--[if mso]></td></tr></table><![endif]-->",
];

/** The cell with the mail's one column, in the middle and never wider than can be read. */
function Column({ children }: { children: ReactElement }) {
  const column = renderToStaticMarkup(
    <table {...table} width="100%" style={{ maxWidth: columnWidth }}>
      {children}
    </table>,
  );
  return (
    <td
      align="center"
      style={{ padding: "32px 12px" }}
      dangerouslySetInnerHTML={{ __html: beforeColumn + column + afterColumn }}
    />
  );
}

/** The name and its small square, as the site's own header has it. */
function Wordmark({ siteName, siteUrl }: MailFrame) {
  const square: CSSProperties = {
    display: "inline-block",
    width: 7,
    height: 7,
    marginLeft: 3,
    backgroundColor: brickColour,
  };
  return (
    <tr>
      <td style={{ padding: "0 4px 20px" }}>
        <a
          href={siteUrl}
          className="ink"
          style={{ ...heading, fontSize: 24, letterSpacing: "-0.02em", textDecoration: "none" }}
        >
          {siteName}
          <span className="brick" style={square} />
        </a>
      </td>
    </tr>
  );
}

function Card({ content }: Pick<MailLayoutProps, "content">) {
  const card: CSSProperties = { backgroundColor: "#ffffff", border: `1px solid ${lineColour}`, padding: "32px 36px" };
  return (
    <tr>
      <td className="card card-cell" style={card}>
        <h1 className="ink" style={{ ...heading, fontSize: 26, letterSpacing: "-0.01em" }}>
          {content.heading}
        </h1>
        {content.parts.map((part, index) => (
          <Part key={index} {...part} />
        ))}
      </td>
    </tr>
  );
}

function Footer({ content: { reason }, frame: { contact, operator } }: MailLayoutProps) {
  return (
    <tr>
      <td style={{ padding: "4px 4px 0" }}>
        {reason && (
          <>
            <p className="soft" style={small}>
              {reason.text}
            </p>
            <Links links={reason.links} />
          </>
        )}
        <p className="soft" style={small}>
          {contact}
        </p>
        <p className="soft" style={small}>
          {operator.join(" · ")}
        </p>
      </td>
    </tr>
  );
}
