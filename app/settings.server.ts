import { z } from "zod";

/** The only reader of `process.env`: every setting, typed and checked once at start (`.env.example` explains each). */

const settingsSchema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  DATA_DIR: z.string().min(1).default(".data"),
  MEDIA_STORAGE: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SITE_NAME: z.string().min(1).default("Quartier"),
  /** Who runs the site and how to reach them, as the contact page says. Lines of the address are separated by `|`. */
  OPERATOR_NAME: z.string().min(1).default("Quartier nv/sa"),
  OPERATOR_ADDRESS: z.string().min(1).default("Rue de l’Exemple 1 Voorbeeldstraat|1000 Bruxelles – Brussel"),
  CONTACT_EMAIL: z.email().default("hello@quartier.example"),
  CONTACT_PHONE: z.string().min(6).default("+32 2 000 00 00"),
  /** Addresses or subnets of proxies in front of the server, whose `X-Forwarded-For` and `X-Request-Id` are believed. */
  TRUST_PROXY: z.string().optional(),
  /** A map style of the operator's own tile server, instead of the site's own ground. */
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

/** What `.env.example` has to explain. */
export const settingNames = Object.keys(settingsSchema.shape);

/** What production must be given, as nothing stands in for it there. */
const requiredInProduction = ["DATABASE_URL"] as const;

/** Reads settings from an environment; throws one error that names every missing or unsafe setting. */
export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = settingsSchema.safeParse(given);
  const problems = (result.error?.issues ?? []).map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  if (given.NODE_ENV === "production") {
    const missing = requiredInProduction.filter((name) => given[name] === undefined);
    problems.push(...missing.map((name) => `  ${name}: required in production`));
  }
  if (!result.success || problems.length > 0) {
    throw new Error(`These settings are missing or unsafe (.env.example explains them):\n${problems.join("\n")}`);
  }
  const { SITE_URL, ...settings } = result.data;
  return { ...settings, SITE_URL: (SITE_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, "") };
}

export type Settings = ReturnType<typeof readSettings>;

export const settings: Settings = readSettings(process.env);
