import type { GoogleProblem } from "./google-person.ts";

/* The pages of the stand-in for Google. They are another company's in real life, and so not among the site's own texts. */

const problems: Record<GoogleProblem, string> = {
  email: "Enter an e-mail address, such as name@example.com.",
  name: "Enter a first and a last name.",
};

/** What is typed into the form; shown again when something is wrong with it. */
interface TypedPerson {
  email: string;
  firstName: string;
  lastName: string;
}

/** The form that stands for choosing a Google account; it is sent to its own address. */
export function choosePersonPage(typed: TypedPerson, problem?: GoogleProblem): string {
  const { email, firstName, lastName } = typed;
  return page(
    "Sign in with Google",
    `<h1>Sign in with Google</h1>
<p class="note"><strong>Demonstration.</strong> This page stands in for Google. Enter any name and address: Google hears of nothing.</p>
${problem ? `<p class="problem" role="alert">${problems[problem]}</p>` : ""}
<form method="post">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="email" required autofocus value="${escape(email)}">
<label for="firstName">First name</label>
<input id="firstName" name="firstName" autocomplete="given-name" required value="${escape(firstName)}">
<label for="lastName">Last name</label>
<input id="lastName" name="lastName" autocomplete="family-name" required value="${escape(lastName)}">
<label class="check"><input name="photo" type="checkbox" checked> With a profile photo, drawn for the demonstration</label>
<div class="buttons">
<button name="answer" value="allow">Continue</button>
<button name="answer" value="cancel" formnovalidate class="quiet">Cancel</button>
</div>
</form>`,
  );
}

/** Hands what happened to the page that opened the popup, which closes it. */
export function completionPage(event: object): string {
  const data = escape(JSON.stringify(event));
  return page(
    "Signing in",
    `<p>Signing in…</p><script src="/emulator/google/completion.js" data-event="${data}"></script>`,
  );
}

/** For programs that ask wrongly: no page of the site leads here. */
export function deniedPage(reason: string): string {
  return page("Request refused", `<h1>Request refused</h1><p>${escape(reason)}</p>`);
}

export const completionScript = `"use strict";
const authEvent = JSON.parse(document.currentScript.dataset.event);
window.opener?.postMessage({ type: "authEvent", authEvent }, location.origin);
`;

export const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 26rem; padding: 2rem 1.25rem; }
h1 { font-size: 1.5rem; line-height: 1.2; }
.note { border-inline-start: 0.25rem solid #b26b00; padding-inline-start: 0.75rem; }
.problem { color: #b3261e; font-weight: 600; }
@media (prefers-color-scheme: dark) { .problem { color: #ffb4ab; } }
label { display: block; font-weight: 600; margin-block: 1rem 0.25rem; }
input { box-sizing: border-box; font: inherit; padding: 0.5rem; width: 100%; }
.check { font-weight: 400; }
.check input { width: auto; }
.buttons { display: flex; gap: 0.75rem; margin-block-start: 1.5rem; }
button { background: #1a5fb4; border: 1px solid #1a5fb4; border-radius: 0.25rem; color: #fff; cursor: pointer; font: inherit; padding: 0.5rem 1rem; }
button.quiet { background: none; color: inherit; }
`;

function page(title: string, content: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} (demonstration)</title>
<link rel="stylesheet" href="/emulator/google/style.css">
<main>
${content}
</main>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
