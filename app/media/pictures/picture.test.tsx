import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Card, type CardView } from "#app/listings/card.tsx";
import { preloadGallery } from "#app/listings/gallery.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Picture, preloadPicture } from "./picture.tsx";

const key = "0123456789abcdef";
const sizes = "(min-width: 64rem) 27rem, 100vw";
const render = (props: Partial<Parameters<typeof Picture>[0]>) =>
  renderToStaticMarkup(<Picture photoKey={key} alt="The front" sizes={sizes} {...props} />);
/** The widths that a page offers, each once. */
const offered = (markup: string) => [...new Set([...markup.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)))];

describe("a photo in a page", () => {
  test("that nobody has looked into is offered in every width", () => {
    const markup = render({});
    expect(offered(markup)).toEqual([320, 480, 640, 960]);
    expect(markup).toContain('width="640" height="480"');
    expect(markup).not.toMatch(/picture-before|picture-small/);
  });

  test("of 320 pixels is shown with 320, whatever place there is", () => {
    const markup = render({ facts: { most: 320, colour: "#a0522d" } });
    expect(offered(markup)).toEqual([320]);
    expect(markup).toContain(`src="/media/${key}/320.webp"`);
    expect(markup).toContain('sizes="(min-width: 64rem) min(27rem, 320px), min(100vw, 320px)"');
    expect(markup).toContain('class="picture-small"');
    expect(markup).toContain('width="320" height="240"');
  });

  test("has its colour, or itself in small, in its place until it is there; and no style that the policy refuses", () => {
    const coloured = render({ facts: { most: 1440, colour: "#a0522d" } });
    expect(coloured).toContain('<rect width="100%" height="100%" fill="#a0522d"></rect>');
    expect(coloured).not.toContain("picture-small");
    const blurred = render({ facts: { most: 1440, colour: "#a0522d", blur: "UklGRg==" } });
    expect(blurred).toContain('<img class="picture-before" src="data:image/webp;base64,UklGRg==" alt=""');
    expect(blurred).not.toContain("<svg");
    expect(coloured + blurred).not.toContain("style=");
  });
});

const view: CardView = {
  reference: "A-1",
  href: "/en/property/a-1/office",
  title: "Office",
  place: "Ghent",
  price: { before: "", amount: "€150", unit: "/m²/year" },
  surface: "500 m²",
  facts: [],
  photoAlt: "",
};

test("a card without a photo that can be had shows no picture, and no broken one", () => {
  const markup = renderToStaticMarkup(<Card view={view} />);
  expect(markup).not.toMatch(/<img|<picture|\/media\//);
});

test("a listing's page fetches its first picture at once, in the sizes that its gallery asks for", () => {
  const pictures = [
    { key, facts: { most: 700 }, alt: "", isPlan: false, isDrawn: false },
    { key: "f".repeat(16), alt: "", isPlan: false, isDrawn: false },
  ];
  const links = preloadGallery(pictures);
  expect(links).toMatchObject([{ tagName: "link", rel: "preload", as: "image", type: "image/avif" }]);
  expect(offered(links[0]!.imageSrcSet)).toEqual([320, 480, 640]);
  expect(pageMeta({ title: "", description: "", canonical: "/en", siteUrl: "", preload: links })).toContain(links[0]);
  expect(preloadGallery([])).toEqual([]);
  const drawn = preloadGallery([{ ...pictures[0]!, isDrawn: true }]);
  expect(drawn.map(({ media }) => media)).toEqual([
    "not all and (prefers-color-scheme: dark)",
    "(prefers-color-scheme: dark)",
  ]);
});

test("a picture with a twin of its own for the dark scheme names it first, and fetches only the one that is shown", () => {
  const twin = { photoKey: key, duskKey: "d".repeat(16), sizes: "100vw", widths: [480, 960] as const };
  const markup = renderToStaticMarkup(<Picture {...twin} alt="A shop" />);
  expect(markup).toMatch(
    new RegExp(`<source media="screen and \\(prefers-color-scheme: dark\\)"[^>]*/${twin.duskKey}/480.avif`),
  );
  const links = preloadPicture(twin);
  expect(links.map(({ imageSrcSet, media }) => [imageSrcSet.includes(twin.duskKey), media])).toEqual([
    [false, "not all and (prefers-color-scheme: dark)"],
    [true, "(prefers-color-scheme: dark)"],
  ]);
});
