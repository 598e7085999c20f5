import type { AppLoadContext } from "@remix-run/node";
import { settings } from "#app/settings/settings.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { action as completeProfile } from "../api/complete-profile-resource.ts";
import { action as exchange } from "../api/login-token-resource.ts";
import { action as logout } from "../api/logout-resource.ts";
import { loader as me } from "../api/me-resource.ts";
import { action as reportToken } from "../api/token-resource.ts";

type Call = (given: { request: Request; context: AppLoadContext }) => Promise<Response>;
type Fields = Record<string, string>;

/** A profile as a form sends it, with nothing left out. */
export const profileFields = {
  titleId: "1",
  firstname: "Anke",
  lastname: "Willems",
  phone: "+32 470 12 34 56",
  languageId: "3",
  email: "anke@test.example",
  receiveEmailsForReverseMatching: "on",
  receiveEmailsForMarketing: "false",
  acceptTermsAndPrivacy: "true",
};

/** Somebody's browser at a site with this database: keeps cookies, says where its calls come from, and knows the calls of a page. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  headers: Record<string, string> = {
    Origin: new URL(settings.SITE_URL).origin,
    "User-Agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "X-Client-Address": "198.51.100.7",
  };

  constructor(readonly db: DatabasePool) {}

  request(path: string, init: RequestInit = {}): Request {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = new Headers(this.headers);
    if (cookie) headers.set("Cookie", cookie);
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    return new Request(`${settings.SITE_URL}${path}`, { ...init, headers });
  }

  post(path: string, fields: Fields = {}, headers: Fields = {}): Request {
    return this.request(path, { method: "POST", body: new URLSearchParams(fields), headers });
  }

  async send(call: Call, request: Request): Promise<Response> {
    const answer = await call({ request, context: { db: this.db } });
    this.keepCookies(answer.headers);
    return answer;
  }

  keepCookies(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  exchange(idToken: string): Promise<Response> {
    return this.send(exchange, this.post("/api/user/login/token", { idToken }));
  }

  reportToken(idToken: string): Promise<Response> {
    return this.send(reportToken, this.post("/api/user/token", { idToken }));
  }

  completeProfile(fields: Fields = profileFields, headers: Fields = {}): Promise<Response> {
    return this.send(completeProfile, this.post("/api/user/complete-profile", fields, headers));
  }

  logout(): Promise<Response> {
    return this.send(logout, this.request("/api/user/logout", { method: "POST", body: "{}" }));
  }

  me(): Promise<Response> {
    return this.send(me, this.request("/api/user/me"));
  }
}
