import type { CSSProperties } from "react";

/*
 * The one look of e-mails: tables and inline styles, as mail programs read little else. The colours are those of
 * app/ui/tokens.css; where a program prefers dark and reads style sheets, the classes turn them over, and where it turns
 * colours over itself, none of these pairs becomes unreadable. Pictures, which show the day, are dimmed there, as photos are
 * on the site.
 */

/** Between them, on a phone, what stands side by side comes one below the other. */
export const styleSheet = `
@media (prefers-color-scheme: dark) {
  .paper { background-color: #15181a !important; }
  .card { background-color: #1d2124 !important; }
  .card, .line, .ground { border-color: #33383b !important; }
  .ink { color: #ece8e0 !important; }
  .soft { color: #a9adac !important; }
  .accent { color: #f0967e !important; }
  .brick { background-color: #e9775b !important; }
  .on-brick { color: #15181a !important; }
  .mist { background-color: #2a2f32 !important; }
  .dim { opacity: 0.78; }
}
@media (max-width: 480px) {
  .card-cell { padding: 24px 20px !important; }
  .stack { display: block !important; width: auto !important; padding-left: 0 !important; }
  .photo { width: 100% !important; max-width: none !important; height: auto !important; }
  .beside-photo { padding-top: 14px !important; }
  .wrap { white-space: normal !important; }
  .street-price { font-size: 12px !important; padding-right: 4px !important; }
}
`;

export const font = "Arial, Helvetica, sans-serif";
export const inkColour = "#1c1f21";
export const softColour = "#5b6165";
export const lineColour = "#e2ddd3";
export const brickColour = "#a63d26";
export const mistColour = "#eef1ef";
export const paperColour = "#fbf9f5";

export const heading: CSSProperties = {
  margin: 0,
  fontFamily: font,
  color: inkColour,
  lineHeight: 1.25,
  fontWeight: 700,
};
const paragraph: CSSProperties = { margin: "16px 0 0", fontFamily: font, fontSize: 16, lineHeight: 1.55 };
export const ink: CSSProperties = { ...paragraph, color: inkColour };
export const small: CSSProperties = { ...paragraph, fontSize: 14, color: softColour };
export const quietLink: CSSProperties = { color: brickColour, textDecoration: "underline" };

/** Attributes of a table that only puts things in their places. */
export const table = { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0 } as const;
