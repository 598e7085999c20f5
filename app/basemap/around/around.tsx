import { useTranslation } from "react-i18next";
import { aroundMarkup } from "./around-markup.ts";
import type { AroundView } from "./around-view.server.ts";

/** Where a property is: the streets around it with walking rings and stations, drawn by the server, and the ways there. */
export function Around({ view }: { view: AroundView }) {
  const { t } = useTranslation();
  return <div className="around" dangerouslySetInnerHTML={{ __html: aroundMarkup(view, t) }} />;
}
