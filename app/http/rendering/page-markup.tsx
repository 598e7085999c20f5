import { createContext, useContext, useState, type ReactNode } from "react";

/**
 * Markup that loaders made for the page being rendered, by the id of the element that holds it; a mark where it is bytes
 * (app/http/rendering/ready-bytes.server.ts). Server only.
 */
export const MarkupContext = createContext<Readonly<Record<string, string>>>({});

interface ListMarkupProps {
  id: string;
  className: string;
  /** From the loader data. */
  html: string | undefined;
}

/** A list whose items are markup from a loader; in the first page a browser loads, they stand in the document. */
export function ListMarkup({ id, className, html }: ListMarkupProps) {
  const rendered = useContext(MarkupContext)[id];
  const [inDocument] = useState(() => (typeof document === "undefined" ? undefined : findMarkup(id)));
  const items = html ?? rendered ?? inDocument ?? "";
  return <ol id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: items }} />;
}

interface ReadyMarkupProps {
  element: "div" | "ul";
  id: string;
  className: string;
  /** Of what it is made: as long as that stays, so does the markup. */
  of: string;
  /** The same by components, for where the server had none ready and for when `of` changes. */
  children: ReactNode;
}

/** What is the same on many pages: the server has its markup ready, and the browser keeps what stands in the document. */
export function ReadyMarkup({ element: Element, id, className, of, children }: ReadyMarkupProps) {
  const rendered = useContext(MarkupContext)[id];
  const [ready] = useState(() => ({
    of,
    html: rendered ?? (typeof document === "undefined" ? undefined : findReady(id, of)),
  }));
  if (ready.of !== of || ready.html === undefined) {
    return (
      <Element key={of} id={id} className={className} data-of={of}>
        {children}
      </Element>
    );
  }
  return (
    <Element
      key={of}
      id={id}
      className={className}
      data-of={of}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: ready.html }}
    />
  );
}

/** What stands in the document may be another's: an error page is put in its place. */
function findReady(id: string, of: string): string | undefined {
  const standing = document.getElementById(id);
  return standing?.dataset["of"] === of ? standing.innerHTML : undefined;
}

function findMarkup(id: string): string | undefined {
  return document.getElementById(id)?.innerHTML;
}
