import { useContext, useState } from "react";
import { MarkupContext } from "#app/http/rendering/page-markup.tsx";

interface ContentTextProps {
  id: string;
  /** From the loader data: what `passMarkup` returned. */
  html: string | undefined;
}

/**
 * A text from the content folder, which the server has made into HTML. In the first page a browser loads it stands in the
 * document alone, as lists of cards do: its text is sent once.
 */
export function ContentText({ id, html }: ContentTextProps) {
  const rendered = useContext(MarkupContext)[id];
  const [inDocument] = useState(() =>
    typeof document === "undefined" ? undefined : document.getElementById(id)?.innerHTML,
  );
  const text = html ?? rendered ?? inDocument ?? "";
  return <div id={id} className="prose" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
