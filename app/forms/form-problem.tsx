import type { FormMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice.tsx";
import { problemText } from "./problems.ts";

type Form = FormMetadata<Record<string, string>>;

/** What is wrong with the form as a whole; without script also that fields below are marked. */
export function FormProblem({ form }: { form: Pick<Form, "errors" | "allErrors"> }) {
  const { t } = useTranslation();
  const [problem] = form.errors ?? [];
  if (problem !== undefined) return <Notice kind="problem">{problemText(problem, t)}</Notice>;
  const marked = Object.keys(form.allErrors).length > 0;
  return marked ? <Notice kind="problem">{t("shell.form.summary")}</Notice> : null;
}
