import { createContext, useContext, useMemo, useState, type ComponentType, type HTMLAttributes } from "react";
import { ReadyPart } from "./ready-part.tsx";

/** A part of a page, and the plain data it is made of. */
export interface PassedPartOf {
  part: ComponentType<object>;
  of: object;
  /** Whether its markup is not to be kept. */
  isOnce: boolean;
}

/** What loaders have passed to the page being rendered, by the id of the element that holds it. Server only. */
export const PassedPartsContext = createContext<Readonly<Record<string, PassedPartOf>>>({});

interface PassedPartProps extends Omit<HTMLAttributes<HTMLElement>, "children" | "part" | "id"> {
  as: "div" | "section";
  id: string;
  /** From the loader data: what `passPart` gave (pass-part.server.tsx). */
  html: string | undefined;
}

/**
 * A part that does nothing but stand there: its loader has passed it to the server's page. The browser takes it over as it
 * stands in the document, and has neither its data nor its code; a navigation by script brings its markup.
 */
export function PassedPart({ as: Element, id, html, ...attributes }: PassedPartProps) {
  const passed = useContext(PassedPartsContext)[id];
  const [standing] = useState(() =>
    typeof document === "undefined" ? undefined : document.getElementById(id)?.innerHTML,
  );
  const markup = useMemo(
    () => (html === undefined || (standing !== undefined && isSame(standing, html)) ? standing : html),
    [standing, html],
  );
  if (passed) {
    const { part, of, isOnce } = passed;
    return <ReadyPart as={Element} id={id} {...attributes} part={part} of={of} isPlain={!isOnce} />;
  }
  return (
    <Element id={id} {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup ?? "" }} />
  );
}

/** Whether markup that came later is what stands already: put in its place, it would take the focus and the selection. */
function isSame(standing: string, html: string): boolean {
  const read = document.createElement("template");
  read.innerHTML = html;
  return read.innerHTML === standing;
}
