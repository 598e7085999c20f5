import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";

/*
 * Firebase's own emulator of its identity service, inside firebase-tools: a private interface, of which nothing but this
 * file knows, for development only. Its command would take 11 s and 400 MB; this way it takes 2 s and 130 MB.
 */

/** An account as the emulator holds it, password included: its "hash" is the password itself. */
interface Account {
  localId: string;
  providerUserInfo?: { providerId: string }[];
}

/** A link that was sent by e-mail and not yet used. */
interface SentCode {
  oobCode: string;
}

interface ProjectState {
  users: Map<string, Account>;
  oobs: Map<string, SentCode>;
  enableImprovedEmailPrivacy: boolean;
  overwriteUserWithLocalId: (localId: string, account: Account) => void;
}

interface SpecModule {
  default: { paths: Record<string, unknown> };
}

interface StateModule {
  AgentProjectState: new (project: string) => ProjectState;
}

interface ServerModule {
  createApp: (project: string, mode: number, states: Map<string, ProjectState>) => Promise<Handle>;
}

interface CheckerModule {
  default: { prototype: { validateSchema: () => boolean } };
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** The emulated service: answers requests, and hands out what it knows to be kept. */
interface EmulatedService {
  handle: Handle;
  /** Everything worth keeping, as text. */
  read: () => string;
  /** Takes over what `read` gave to an earlier process. */
  restore: (kept: string) => void;
}

/** What the site, its pages and its tests ask; checking requests against the whole interface takes 4 s to prepare. */
const usedPaths = new Set([
  "/v1/accounts:createAuthUri",
  "/v1/accounts:lookup",
  "/v1/accounts:resetPassword",
  "/v1/accounts:sendOobCode",
  "/v1/accounts:signInWithIdp",
  "/v1/accounts:signInWithPassword",
  "/v1/accounts:signUp",
  "/v1/accounts:update",
  "/v1/projects/{targetProjectId}/accounts",
  "/v1/projects/{targetProjectId}/accounts:delete",
  "/v1/projects/{targetProjectId}/accounts:lookup",
  "/v1/projects/{targetProjectId}/accounts:update",
  "/v1/projects",
  "/v1/token",
  "/emulator/v1/projects/{targetProjectId}/accounts",
  "/emulator/v1/projects/{targetProjectId}/oobCodes",
]);

/** Starts the service for one project, without accounts. */
export async function createEmulatedService(project: string): Promise<EmulatedService> {
  const load = createRequire(import.meta.url);
  const part = (path: string) => load(`firebase-tools/lib/emulator/auth/${path}`) as unknown;

  const { paths } = (part("apiSpec") as SpecModule).default;
  // Before the server is loaded: it takes a copy.
  for (const path of Object.keys(paths)) if (!usedPaths.has(path)) delete paths[path];
  trustInterface(load);
  const { AgentProjectState } = part("state") as StateModule;
  const state = new AgentProjectState(project);
  // As in every project made since 2023: nobody learns which addresses have an account.
  state.enableImprovedEmailPrivacy = true;
  const singleProject = 0;
  const { createApp } = part("server") as ServerModule;
  const handle = await createApp(project, singleProject, new Map([[project, state]]));

  return {
    handle,
    read: () => JSON.stringify({ accounts: [...state.users.values()], sentCodes: [...state.oobs.values()] }),
    restore: (kept) => {
      const { accounts, sentCodes } = JSON.parse(kept) as { accounts: Account[]; sentCodes: SentCode[] };
      for (const account of accounts) state.overwriteUserWithLocalId(account.localId, withoutPasswordProvider(account));
      for (const code of sentCodes) state.oobs.set(code.oobCode, code);
    },
  };
}

/**
 * Each parameter of the interface has a checker of its own, which would first make another to check what it is made from:
 * half of the time that a start takes, for a description that never changes.
 */
function trustInterface(load: NodeJS.Require): void {
  const from = (file: string, name: string) => createRequire(file).resolve(name);
  const server = load.resolve("firebase-tools/lib/emulator/auth/server");
  const { default: Checker } = load(from(from(server, "exegesis"), "ajv/dist/core")) as CheckerModule;
  Checker.prototype.validateSchema = () => true;
}

/** Whoever has a password gets this provider from it; given as well, it would be there twice. */
function withoutPasswordProvider(account: Account): Account {
  const providers = account.providerUserInfo?.filter(({ providerId }) => providerId !== "password");
  return { ...account, providerUserInfo: providers ?? [] };
}
