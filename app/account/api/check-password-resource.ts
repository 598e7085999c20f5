import { problemText } from "#app/forms/problems.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { judgeChosen } from "../passwords/judge-chosen.server.ts";
import { languageOfRequest } from "../sign-in/language-of-request.server.ts";
import { readFields } from "./read-call.server.ts";
import { userCall } from "./user-call.server.ts";

/**
 * `POST /api/user/check-password`: whether somebody who signs up by the browser's own way to the identity service may have
 * the `password` with the `email`: 204, or 422 with the rule. Neither is kept or written down anywhere;
 * five digits of the password's digest go to a range service where the operator has named one.
 */
const call = userCall({
  POST: async (db, request) => {
    const fields = await readFields(request);
    const read = (name: string) => {
      const value = fields.get(name);
      return typeof value === "string" ? value : "";
    };
    const fault = await judgeChosen(db, request, read("password"), { email: read("email").slice(0, 320) });
    if (fault === null) return new Response(null, { status: 204 });
    const words = problemText(`account.errors.${fault}`, textsIn(languageOfRequest(request)));
    return Response.json({ errors: { password: [words] } }, { status: 422 });
  },
});

export const loader = call;
export const action = call;
