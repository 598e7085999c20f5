import { useRouteLoaderData } from "@remix-run/react";
import { useContext, useState } from "react";
import { useTranslation } from "react-i18next";
import { MarkupContext } from "#app/http/rendering/page-markup.tsx";
import type { ShellData } from "./shell.tsx";

/** Of the element that shows it, and in what the server hands to the page that failed. */
export const errorRequestId = "error-request";

/** The id that whoever runs the site finds a failed request by: from the document that failed, or from its data. */
export function ErrorRequest() {
  const { t } = useTranslation();
  const inData = useRouteLoaderData<ShellData>("language")?.requestId;
  const rendered = useContext(MarkupContext)[errorRequestId];
  const [inDocument] = useState(() =>
    typeof document === "undefined" ? undefined : document.getElementById(errorRequestId)?.dataset["request"],
  );
  const id = inData ?? rendered ?? inDocument;
  return id ? (
    <p id={errorRequestId} className="error-request" data-request={id}>
      {t("shell.errors.request", { id })}
    </p>
  ) : null;
}
