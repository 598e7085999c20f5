import { useForm } from "@conform-to/react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { i18nOf } from "#app/i18n/i18n.server.ts";
import { CheckboxField, SelectField, TextField } from "./fields.tsx";
import { FormProblem } from "./form-problem.tsx";
import { formOnServer } from "./form-on-server.ts";

interface Asked extends Record<string, string> {
  name: string;
  topic: string;
  copy: string;
  other: string;
}

const filled = { name: "Ann <O’Neil>", topic: "2", copy: "on" };

function Form({
  make,
}: {
  make: (given: { id: string; defaultValue: typeof filled }) => ReturnType<typeof useForm<Asked>>;
}) {
  const [form, fields] = make({ id: "asked", defaultValue: filled });
  return (
    <form id={form.id} noValidate={form.noValidate}>
      <FormProblem form={form} fields={[[fields.name, "Name"]]} />
      <TextField field={fields.name} label="Name" hint="All of it" autoComplete="name" />
      <TextField field={fields.other} label="Other" autoComplete="off" optional />
      <SelectField
        field={fields.topic}
        label="Topic"
        choices={[
          { id: 1, label: "One" },
          { id: 2, label: "Two" },
        ]}
      />
      <CheckboxField field={fields.copy}>A copy</CheckboxField>
    </form>
  );
}

test("a form that nobody has sent is on the server what conform makes of it", async () => {
  const i18n = await i18nOf(new Request("http://localhost/en"));
  const [own, conforms] = [
    formOnServer<Asked>,
    (given: object) => useForm<Asked>({ ...given, defaultNoValidate: true }),
  ].map((make) =>
    renderToString(
      <I18nextProvider i18n={i18n}>
        <Form make={make} />
      </I18nextProvider>,
    ),
  );
  expect(own).toBe(conforms);
  expect(own).toContain('value="Ann &lt;O’Neil&gt;"');
});

test("a choice is asked for only where there may be none: HTML knows no other that is required", async () => {
  const i18n = await i18nOf(new Request("http://localhost/en"));
  const Choice = ({ empty }: { empty?: string }) => (
    <SelectField
      field={formOnServer<Asked>({ id: "asked", defaultValue: filled })[1].topic}
      label="Topic"
      choices={[{ id: 1, label: "One" }]}
      {...(empty !== undefined && { empty })}
    />
  );
  const [chosen, open] = [<Choice key="chosen" />, <Choice key="open" empty="Choose" />].map((choice) =>
    renderToString(<I18nextProvider i18n={i18n}>{choice}</I18nextProvider>),
  );
  expect(chosen).not.toContain("required");
  expect(open).toMatch(/<select[^>]* required=""/);
});
