import type { CSSProperties } from "react";
import type { MailContent, MailPart } from "./mail-content.ts";

/** What stands around every mail. */
export interface MailFrame {
  siteName: string;
  siteUrl: string;
  contact: string;
  /** Name and address, a line each. */
  operator: string[];
}

/*
 * The one look of e-mails: tables and inline styles, as mail programs read little else. The colours are those of
 * app/ui/tokens.css; where a program prefers dark and reads style sheets, the classes turn them over, and where it turns
 * colours over itself, none of these pairs becomes unreadable.
 */

const dark = `
@media (prefers-color-scheme: dark) {
  .paper { background-color: #15181a !important; }
  .card { background-color: #1d2124 !important; border-color: #33383b !important; }
  .ink { color: #ece8e0 !important; }
  .soft { color: #a9adac !important; }
  .brick { background-color: #e9775b !important; }
  .on-brick { color: #15181a !important; }
}
@media (max-width: 480px) { .card-cell { padding: 24px 20px !important; } }
`;

const font = "Arial, Helvetica, sans-serif";
const heading: CSSProperties = { margin: 0, fontFamily: font, color: "#1c1f21", lineHeight: 1.25, fontWeight: 700 };
const paragraph: CSSProperties = { margin: "16px 0 0", fontFamily: font, fontSize: 16, lineHeight: 1.55 };
const ink: CSSProperties = { ...paragraph, color: "#1c1f21" };
const small: CSSProperties = { ...paragraph, fontSize: 14, color: "#5b6165" };
const table = { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0 } as const;

interface MailLayoutProps {
  content: MailContent;
  frame: MailFrame;
}

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
        <style dangerouslySetInnerHTML={{ __html: dark }} />
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, backgroundColor: "#fbf9f5" }}>
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>{content.preview}</div>
        <table {...table} width="100%" className="paper" style={{ backgroundColor: "#fbf9f5" }} lang={content.language}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: "32px 12px" }}>
                <table {...table} width="100%" style={{ maxWidth: 600 }}>
                  <tbody>
                    <Wordmark {...frame} />
                    <Card content={content} />
                    <Footer {...frame} />
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Wordmark({ siteName, siteUrl }: MailFrame) {
  return (
    <tr>
      <td style={{ padding: "0 4px 20px" }}>
        <a href={siteUrl} className="ink" style={{ ...heading, fontSize: 22, textDecoration: "none" }}>
          {siteName}
        </a>
      </td>
    </tr>
  );
}

function Card({ content }: Pick<MailLayoutProps, "content">) {
  const card: CSSProperties = { backgroundColor: "#ffffff", border: "1px solid #e2ddd3", padding: "32px 36px" };
  return (
    <tr>
      <td className="card card-cell" style={card}>
        <h1 className="ink" style={{ ...heading, fontSize: 26 }}>
          {content.heading}
        </h1>
        {content.parts.map((part, index) => (
          <Part key={index} {...part} />
        ))}
      </td>
    </tr>
  );
}

function Part(part: MailPart) {
  switch (part.kind) {
    case "heading":
      return (
        <h2 className="ink" style={{ ...heading, fontSize: 18, margin: "28px 0 0" }}>
          {part.text}
        </h2>
      );
    case "button":
      return <Button {...part} />;
    default:
      return (
        <p className={part.kind === "small" ? "soft" : "ink"} style={part.kind === "small" ? small : ink}>
          {part.text}
        </p>
      );
  }
}

/** The padding is the link's own, so that all of it can be pressed. */
function Button({ href, label }: { href: string; label: string }) {
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
          <td className="brick" style={{ backgroundColor: "#a63d26", borderRadius: 3 }}>
            <a href={href} className="on-brick" style={link}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Footer({ contact, operator }: MailFrame) {
  return (
    <tr>
      <td style={{ padding: "4px 4px 0" }}>
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
