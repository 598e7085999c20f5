import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { escapeText } from "./escape-text.ts";

test.each(["plain", `a & b < c > d "e" 'f' & again`, "", "é – ’ \u00a0"])(
  "text is written as React writes it: %s",
  (text) => {
    expect(renderToStaticMarkup(<p title={text}>{text}</p>)).toBe(
      `<p title="${escapeText(text)}">${escapeText(text)}</p>`,
    );
  },
);
