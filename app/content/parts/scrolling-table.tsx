import {
  Children,
  createContext,
  isValidElement,
  useContext,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from "react";

/** Whether the first cells of a table name its rows: where the corner above them says nothing. */
const NamesRows = createContext(false);

interface ScrollingTableProps {
  /** Puts the headings of its columns into a sentence. */
  label: (columns: string) => string;
  children?: ReactNode;
}

/** A table that scrolls by itself where the screen is narrower; the keyboard reaches it, and it says what it is. */
export function ScrollingTable({ label, children }: ScrollingTableProps) {
  const [head] = Children.toArray(children);
  const [corner] = headingsOf(head);
  return (
    <div
      className="table-scroll"
      role="region"
      aria-label={label(headingsOf(head).filter(Boolean).join(", "))}
      tabIndex={0}
    >
      <table>
        <NamesRows.Provider value={corner === ""}>{children}</NamesRows.Provider>
      </table>
    </div>
  );
}

/** A row, headed by its name where it has one. */
export function Row({ children, ...row }: ComponentProps<"tr">) {
  const namesRows = useContext(NamesRows);
  const [first, ...others] = Children.toArray(children).filter((child) => isValidElement(child));
  if (!namesRows || !isValidElement<ComponentProps<"td">>(first) || first.type !== Cell)
    return <tr {...row}>{children}</tr>;
  const { style, children: name } = first.props;
  return (
    <tr {...row}>
      <th scope="row" className={alignmentOf(style)}>
        {name}
      </th>
      {others}
    </tr>
  );
}

/**
 * A cell, aligned as its column is. Markdown says that by an inline style, which the content security policy forbids.
 */
export function Cell({ style, ...cell }: ComponentProps<"td">) {
  return <td className={alignmentOf(style)} {...cell} />;
}

/** The cell above a column; markdown makes one above the rows' names too, and a heading without words is none. */
export function ColumnHeading({ style, ...cell }: ComponentProps<"th">) {
  if (!wordsOf(cell.children)) return <td />;
  return <th scope="col" className={alignmentOf(style)} {...cell} />;
}

const alignmentOf = (style: CSSProperties | undefined) => style?.textAlign && `align-${style.textAlign}`;

/** The words in the cells of a table's head, empty for a corner that says nothing. */
function headingsOf(node: ReactNode): string[] {
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  if (node.type === ColumnHeading) return [wordsOf(node.props.children)];
  return Children.toArray(node.props.children).flatMap(headingsOf);
}

/** The words in markup; what a component would say there is not known. */
export function wordsOf(children: ReactNode): string {
  return Children.toArray(children)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return wordsOf(child.props.children);
      return typeof child === "string" || typeof child === "number" ? String(child) : "";
    })
    .join("");
}
