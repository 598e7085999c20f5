import type { Form } from "@remix-run/react";
import { createContext, useContext, type ComponentType, type HTMLAttributes, type Ref } from "react";

/** Texts of a part that are another page's next time, by name. */
export type Slots = Readonly<Record<string, string>>;

/** Gives the mark in whose place the markup of a part comes (ready-parts.server.tsx); undefined where it is not to be kept. */
export type RenderPart = <Props extends object>(
  part: ComponentType<Props>,
  props: Props,
  slots?: Slots,
) => string | undefined;

/** What the server has parts ready with; nothing in the browser, and within a part. */
export const ReadyPartsContext = createContext<RenderPart | undefined>(undefined);

interface Attributes extends Omit<HTMLAttributes<HTMLElement>, "children" | "part"> {
  /** Of a form. */
  action?: string;
}

interface ReadyPartProps<Data extends object, Doing extends object, Open extends Slots> extends Attributes {
  as: "aside" | "details" | "div" | "fieldset" | "footer" | "header" | "nav" | "section" | "ul" | typeof Form;
  /**
   * Makes the content from its properties and the language's texts alone: on the server nothing else reaches it, no session
   * and no address. It uses no `useId`, which counts where it stands in the page.
   */
  part: ComponentType<NoInfer<Data & Partial<Doing> & (string extends keyof Open ? unknown : { slots: Open })>>;
  /** Plain data: by all of it, the server finds the markup again. */
  of: Data;
  /**
   * What it has beside `of` where it is rendered with the page, as in the browser: what it does there. Kept markup is made
   * without: where it shows any of this, `isPlain` must be false.
   */
  doing?: Doing;
  /**
   * What it shows beside `of`, as it stands: attributes and texts that the server writes into the markup it has, made with
   * others. They decide nothing but themselves: which there are does, and belongs to what it is found by.
   */
  slots?: Open;
  /** False where what it shows does not follow from `of`: for whom is signed in. */
  isPlain?: boolean;
  elementRef?: Ref<HTMLElement>;
}

/**
 * An element whose content follows from plain data: the server renders it once for the same data, whatever page it stands
 * on, and has its bytes ready. To the browser it is an element like any other.
 */
export function ReadyPart<Data extends object, Doing extends object = object, Open extends Slots = Slots>(
  given: ReadyPartProps<Data, Doing, Open>,
) {
  const { as, part, of, doing, slots, isPlain = true, elementRef, ...attributes } = given;
  const Element = as as "div";
  const render = useContext(ReadyPartsContext);
  const ready = isPlain ? render?.(part as ComponentType<Data>, of, slots) : undefined;
  if (ready !== undefined) return <Element {...attributes} dangerouslySetInnerHTML={{ __html: ready }} />;
  const Part = part as ComponentType<Data>;
  return (
    <Element {...attributes} ref={elementRef as Ref<HTMLDivElement>}>
      <Part {...of} {...(slots && { slots })} {...doing} />
    </Element>
  );
}
