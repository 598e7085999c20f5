import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let server: Server;

beforeEach(async () => {
  vi.resetModules();
  server = createServer((request, response) => {
    const headers = {
      "Content-Type": "text/html; charset=utf-8",
      "X-Frame-Options": "SAMEORIGIN",
      "Set-Cookie": "a=b",
    };
    response.writeHead(request.url === "/dev/mail/none" ? 404 : 200, headers).end(`<p>${request.url}</p>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => server.close(resolve));
});

async function ask(environment: Record<string, string>, path = "/dev/mail?to=a@b.example") {
  for (const [name, value] of Object.entries({ LOG_LEVEL: "silent", ...environment })) vi.stubEnv(name, value);
  const { loader } = await import("./mailbox-resource.ts");
  const request = new Request(new URL(path, "http://localhost"));
  return loader({ request, params: {}, context: {} } satisfies LoaderFunctionArgs);
}

const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;

test("kept mail is what the demonstration's own server shows of it, and nothing remembers it", async () => {
  const answer = await ask({ DEMONSTRATION_HOST: host() });
  expect(await answer.text()).toBe("<p>/dev/mail?to=a@b.example</p>");
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/);
  expect(answer.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  expect(answer.headers.get("X-Robots-Tag")).toContain("noindex");
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  expect((await ask({ DEMONSTRATION_HOST: host() }, "/dev/mail/none")).status).toBe(404);
});

test("when that server is gone, the page says so", async () => {
  const gone = host();
  await new Promise((resolve) => server.close(resolve));
  const answer = await ask({ DEMONSTRATION_HOST: gone });
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain("npm run demo");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://nobody@127.0.0.1:9/nothing",
  SITE_URL: "https://quartier.example",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  CLIENT_PROFILE: "off",
  SMTP_URL: "smtp://mail.quartier.example",
  MAIL_FROM: "mail@quartier.example",
  OPERATOR_NAME: "Quartier nv",
  OPERATOR_ADDRESS: "Kerkstraat 1|9000 Gent",
  OPERATOR_COMPANY_NUMBER: "0123.456.789",
  OPERATOR_VAT_NUMBER: "BE 0123.456.789",
  OPERATOR_LICENCE: "-",
  OPERATOR_SUPERVISOR: "-",
  OPERATOR_INSURER: "-",
  OPERATOR_LEGAL_FORM: "a company|société|een vennootschap",
  OPERATOR_HOURS: "-",
  CONTACT_EMAIL: "office@quartier.example",
  CONTACT_PHONE: "+32 2 123 45 67",
};

test.each([
  ["in production", () => production],
  ["without that server", () => ({})],
  ["where mail leaves", () => ({ DEMONSTRATION_HOST: host(), SMTP_URL: "smtp://mail.quartier.example" })],
])("%s there is no such page", async (_, environment) => {
  for (const path of ["/dev/mail", "/dev/mail/job-1", "/dev/mail/job-1/html", "/dev/mail/example-new-places-en"]) {
    expect((await ask(environment(), path)).status).toBe(404);
  }
});
