import { createContext, useContext, type ComponentType, type HTMLAttributes } from "react";

/** Gives the mark in whose place the markup of a part comes (ready-parts.server.tsx); undefined where it is not to be kept. */
export type RenderPart = <Props extends object>(part: ComponentType<Props>, props: Props) => string | undefined;

/** What the server has parts ready with; nothing in the browser, and within a part. */
export const ReadyPartsContext = createContext<RenderPart | undefined>(undefined);

type Attributes = Omit<HTMLAttributes<HTMLElement>, "children" | "part">;

interface ReadyPartProps<Data extends object, Doing extends object> extends Attributes {
  as: "aside" | "div" | "section" | "ul";
  /**
   * Makes the content from its properties and the language's texts alone: on the server nothing else reaches it, no session
   * and no address. It uses no `useId`, which counts where it stands in the page.
   */
  part: ComponentType<NoInfer<Data & Partial<Doing>>>;
  /** Plain data: by all of it, the server finds the markup again. */
  of: Data;
  /** What it does in the browser, on top of `of`; nothing that it shows. */
  doing?: Doing;
}

/**
 * An element whose content follows from plain data: the server renders it once for the same data, whatever page it stands
 * on, and has its bytes ready. To the browser it is an element like any other.
 */
export function ReadyPart<Data extends object, Doing extends object = object>(given: ReadyPartProps<Data, Doing>) {
  const { as: Element, part, of, doing, ...attributes } = given;
  const ready = useContext(ReadyPartsContext)?.(part as ComponentType<Data>, of);
  if (ready !== undefined) return <Element {...attributes} dangerouslySetInnerHTML={{ __html: ready }} />;
  const Part = part as ComponentType<Data>;
  return (
    <Element {...attributes}>
      <Part {...of} {...doing} />
    </Element>
  );
}
