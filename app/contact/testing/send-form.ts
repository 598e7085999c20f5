import type { Visitor } from "#app/account/testing/visitor.ts";
import { answerAgencyRequest, answerListingRequest, answerOperatorRequest } from "../answer-requests.server.ts";
import { issueFormToken } from "../form-token.server.ts";
import type { RefusedRequest } from "../receive-request.server.ts";

/** What somebody fills in. */
export const typed = {
  name: "Anke Willems",
  email: "anke@test.example",
  phone: "",
  preferredWay: "email",
  message: "Is het nog vrij?\nEn de lift?",
};

/** A form that has been looked at for a minute. */
export const readForm = () => issueFormToken(Date.now() - 60_000);

interface Answer {
  status: number;
  location: string | null;
  headers: Headers;
  /** What is wrong with each field, "" for the form, and what was typed; of a form that was not taken. */
  problems?: Record<string, string[] | null>;
  kept?: Record<string, unknown>;
  token?: string;
}

/** Sends the form of a listing's page. */
export function askAgent(visitor: Visitor, path: string, fields: Record<string, string> = {}): Promise<Answer> {
  const request = visitor.post(path, { token: readForm(), ...typed, ...fields });
  return read(answerListingRequest(visitor.db, request, path.split("/")[3] ?? ""));
}

/** Sends the form of an agency's page. */
export function askAgency(visitor: Visitor, path: string, fields: Record<string, string> = {}): Promise<Answer> {
  const request = visitor.post(path, { token: readForm(), ...typed, ...fields });
  return read(answerAgencyRequest(visitor.db, request, path.split("/")[3] ?? ""));
}

/** Sends the form of the contact page. */
export function askOperator(visitor: Visitor, path: string, fields: Record<string, string> = {}): Promise<Answer> {
  return read(
    answerOperatorRequest(visitor.db, visitor.post(path, { token: readForm(), ...typed, topic: "other", ...fields })),
  );
}

async function read(answering: ReturnType<typeof answerListingRequest>): Promise<Answer> {
  const answer = await answering;
  if (!("data" in answer)) {
    return { status: answer.status, location: answer.headers.get("Location"), headers: answer.headers };
  }
  const { lastResult, token }: RefusedRequest = answer.data;
  return {
    status: answer.init?.status ?? 200,
    location: null,
    headers: new Headers(answer.init?.headers),
    problems: lastResult.error ?? {},
    kept: lastResult.initialValue ?? {},
    token,
  };
}
