import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Unsent } from "#app/http/keep-when-offline.ts";
import { Notice } from "./notice.tsx";

/** Says that what was sent did not get through, in view wherever on the page the button was pressed. */
export function UnsentNotice({ unsent }: { unsent: Unsent | undefined }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [unsent]);
  if (!unsent) return null;
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="problem">{t(unsent.problem)}</Notice>
    </div>
  );
}
