import { getMDXComponent, type MDXContentProps } from "mdx-bundler/client/index.js";
import path from "node:path";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { compileMdx } from "./compile-mdx.server.ts";
import { wordsOf } from "./parts/scrolling-table.tsx";
import { sectionId } from "./text-outline.ts";

/** A heading of the second level, for a table of contents. */
export interface Section {
  /** What a link to it ends with, behind `#`. */
  id: string;
  heading: string;
}

/** A text as static HTML: compiled code never reaches a browser, whose security policy would not run it. */
export interface RenderedText {
  html: string;
  sections: Section[];
}

export type ContentComponents = NonNullable<MDXContentProps["components"]>;

/**
 * Renders an MDX text. Headings of the second level get an id made from their words, without a leading number.
 * @param file where the text stands, for messages
 * @param components what the text may use beside markdown: `<SiteName />` …
 * @throws with the file's name when the text is no valid MDX, or uses what it can't
 */
export async function renderMdx(file: string, source: string, components: ContentComponents): Promise<RenderedText> {
  const Content = getMDXComponent(await compileMdx(file, source));
  const sections: Section[] = [];
  function SectionHeading({ children }: { children?: ReactNode }) {
    const heading = wordsOf(children);
    const taken = sections.map((section) => section.id);
    const id = sectionId(heading, taken);
    sections.push({ id, heading });
    return <h2 id={id}>{typeof children === "string" ? <UnbrokenText text={children} /> : children}</h2>;
  }
  // Rendered once, from the beginning to the end: sections come in the text's order.
  try {
    return { html: renderToStaticMarkup(<Content components={{ ...components, h2: SectionHeading }} />), sections };
  } catch (error) {
    throw new Error(`${path.relative(".", file)}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
