import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Notice } from "./notice.tsx";
import { UnbrokenText } from "./unbroken-text.tsx";

const drawn = (text: string) => renderToStaticMarkup(createElement(UnbrokenText, { text }));

describe("a text that does not break at hyphens", () => {
  test("keeps an address whole, with the sign behind it, and words made with e-mail", () => {
    expect(drawn("E-mails to new-p-nl@quartier.example?")).toBe(
      '<span><span class="unbroken">E-mails</span> to <span class="unbroken-box">new-p-nl@quartier.<span class="unbroken">example?</span></span></span>',
    );
    expect(drawn("Ask new@quartier.be again")).toBe(
      '<span>Ask <span class="unbroken-box">new@quartier.be</span> again</span>',
    );
    expect(drawn("Uw e-mailadres, al onze e-mails")).toBe(
      '<span>Uw <span class="unbroken">e-mailadres</span>, al onze <span class="unbroken">e-mails</span></span>',
    );
  });

  test("stands in every notice of one text", () => {
    const notice = createElement(Notice, { title: "Your e-mails", children: "We sent e-mails." });
    expect(renderToStaticMarkup(notice).match(/<span class="unbroken">e-mails<\/span>/g)).toHaveLength(2);
  });

  test("is one box: a label's grid and an error's mark do not take it apart", () => {
    expect(drawn("By e-mail or telephone")).toMatch(/^<span>By .+ or telephone<\/span>$/);
  });

  test("keeps what is short on one side of its hyphen: a letter, a pronoun", () => {
    expect(drawn("Les G-scores, co-working")).toBe(
      '<span>Les <span class="unbroken">G-scores</span>, co-working</span>',
    );
    expect(drawn("Qui viendra-t-on voir, et celui-ci ?")).toBe(
      '<span>Qui <span class="unbroken">viendra-t-on</span> voir, et <span class="unbroken">celui-ci</span> ?</span>',
    );
    expect(drawn("Saint-Vaast-la-Vallée, la Grand-Place")).toBe("Saint-Vaast-la-Vallée, la Grand-Place");
  });

  test("keeps what is done with a property together, in each language", () => {
    expect(drawn("Kantoren te huur in Brussel")).toBe(
      '<span>Kantoren <span class="unbroken">te huur</span> in Brussel</span>',
    );
    expect(drawn("Biens à vendre, offices to let")).toBe(
      '<span>Biens <span class="unbroken">à vendre</span>, offices <span class="unbroken">to let</span></span>',
    );
    expect(drawn("how to lettered rooms")).toBe("how to lettered rooms");
  });

  test("leaves every other text as it is", () => {
    expect(drawn("Kijk na <b>: 3 < 4")).toBe("Kijk na &lt;b&gt;: 3 &lt; 4");
  });
});
