import { saveCall, type SaveWish } from "#app/http/save-wish.ts";

/** Sends what is to be saved as the form of its button does without script: the server keeps it, and leads on to log in. */
export function sendWish({ from, frequency }: SaveWish): void {
  const form = Object.assign(document.createElement("form"), { method: "post", action: saveCall, hidden: true });
  for (const [name, value] of Object.entries({ from, intent: "save", frequency })) {
    if (value !== undefined)
      form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  document.body.append(form);
  form.submit();
}
