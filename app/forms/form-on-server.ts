import type { DefaultValue, useForm } from "@conform-to/react";

type Metadata<Fields extends Record<string, string>> = ReturnType<typeof useForm<Fields>>;

interface Given<Fields extends Record<string, string>> {
  id: string;
  defaultValue: DefaultValue<Fields> | undefined;
}

/**
 * What components of the site read of a form that nobody has sent yet, and of its fields. conform makes an object anew for
 * each reading, to know which component to render again: a tenth of a listing's page, and the server renders once.
 */
export function formOnServer<Fields extends Record<string, string>>({ id, defaultValue }: Given<Fields>) {
  const values = (defaultValue ?? {}) as Record<string, Filled>;
  const form = { ...named(id, ""), noValidate: true, allErrors: {} };
  const fields = new Proxy<Record<string, object>>(
    {},
    {
      get(made, name: string) {
        return (made[name] ??= { ...named(`${id}-${name}`, name), formId: id, initialValue: written(values[name]) });
      },
    },
  );
  return [form, fields] as unknown as Metadata<Fields>;
}

const named = (id: string, name: string) => ({
  id,
  name,
  errorId: `${id}-error`,
  descriptionId: `${id}-description`,
  errors: undefined,
});

type Filled = string | number | boolean | null | undefined;

/** As conform writes what a form is filled with. */
function written(value: Filled): string | undefined {
  if (typeof value === "boolean") return value ? "on" : undefined;
  return value === null || value === undefined ? undefined : String(value);
}
