import { useFetchers, useLocation, useNavigation } from "@remix-run/react";
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { languageOfPath } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import {
  checkPassword,
  endSession,
  exchangeToken,
  fetchProfileState,
  reportToken,
  sendProfile,
  type ProfileState,
} from "./account-calls.ts";
import type { BrowserIdentity } from "./identity/identity-client.ts";

/** Who is signed in, as pages show it. */
export interface SignedInUser {
  email: string;
  /** First and last name; the e-mail address where there is none yet. */
  name: string;
  /** Of the name: what stands where there is no photo. */
  initials: string;
  /** On this site, for its owner only; null without a photo. */
  photoUrl: string | null;
  profile: ProfileState;
}

/** What may be under way (specification, section 3, "Client auth state"). */
type AuthTask =
  | "login"
  | "logout"
  | "registration"
  | "profileCompletion"
  | "profileFetch"
  | "passwordChange"
  | "resetRequest"
  | "resetCodeVerification"
  | "resetConfirmation";

interface Credentials {
  email: string;
  password: string;
}

interface AuthState {
  /** False where accounts are switched off. */
  enabled: boolean;
  user: SignedInUser | null;
  busy: Readonly<Record<AuthTask, boolean>>;
  /** Loads the identity client before it is needed: a popup must open in the click itself. */
  prepare: () => void;
  /** Each signs in, opens the session and tells whether the profile is there; throws what the service says. */
  login: (credentials: Credentials) => Promise<ProfileState>;
  loginWithGoogle: () => Promise<ProfileState>;
  /** Gives up on Google's popup: `loginWithGoogle` then throws "popup-closed". */
  cancelGoogle: () => void;
  register: (credentials: Credentials) => Promise<ProfileState>;
  completeProfile: (fields: FormData) => Promise<void>;
  logout: () => Promise<void>;
}

const AuthContext = createContext<AuthState | null>(null);

/** The auth state around it; using it outside its provider is an error (specification, section 8). */
export function useAuth(): AuthState {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth is used outside its AuthProvider");
  return auth;
}

const idle: Record<AuthTask, boolean> = {
  login: false,
  logout: false,
  registration: false,
  profileCompletion: false,
  profileFetch: false,
  passwordChange: false,
  resetRequest: false,
  resetCodeVerification: false,
  resetConfirmation: false,
};

interface AuthProviderProps {
  enabled: boolean;
  user: SignedInUser | null;
  children: ReactNode;
}

/**
 * Signs in and out on behalf of the whole page. The server's session says who is signed in; the identity client is
 * loaded when a form needs it, and holds its token for as long as the document lives.
 */
export function AuthProvider({ enabled, user, children }: AuthProviderProps) {
  const [tasks, setTasks] = useState(idle);
  const client = useRef<Promise<BrowserIdentity>>();
  const ready = useRef<BrowserIdentity>();
  /** Whether the client's sign-in is the one that opened the session: a password change opens another, at the server. */
  const isOfSession = useRef(false);

  const identity = useCallback(() => {
    const report = (token: string | null) => {
      if (token !== null || isOfSession.current) void reportToken(token).catch(logFailure);
    };
    client.current ??= openIdentity(report).then((opened) => (ready.current = opened));
    client.current.catch(() => (client.current = undefined)); // The next one tries again; this one hears of it.
    return client.current;
  }, []);

  const during = useCallback(async <T,>(task: AuthTask, run: () => Promise<T>): Promise<T> => {
    setTasks((tasks) => ({ ...tasks, [task]: true }));
    try {
      return await run();
    } finally {
      setTasks((tasks) => ({ ...tasks, [task]: false }));
    }
  }, []);

  const actions = useMemo(() => {
    const signIn = (task: AuthTask, getToken: (identity: BrowserIdentity) => Promise<string>) =>
      during(task, async () => {
        // Where the client is there already, the popup opens before anything is waited for.
        const token = await (ready.current ? getToken(ready.current) : getToken(await identity()));
        await exchangeToken(token);
        isOfSession.current = true;
        return during("profileFetch", fetchProfileState);
      });
    return {
      prepare: () => void identity().catch(logFailure),
      login: ({ email, password }: Credentials) => signIn("login", (identity) => identity.signIn(email, password)),
      loginWithGoogle: () => signIn("login", (identity) => identity.signInWithGoogle()),
      cancelGoogle: () => ready.current?.cancelGoogle(),
      register: ({ email, password }: Credentials) =>
        signIn("registration", async (identity) => {
          // The identity service has rules of its own; ours are the server's.
          await checkPassword({ email, password });
          return identity.signUp(email, password);
        }),
      completeProfile: (fields: FormData) =>
        during("profileCompletion", async () => {
          // The session says who it is; the token comes along where it can be had.
          const token = await ready.current?.freshToken().catch((error: unknown) => {
            logFailure(error);
            return null;
          });
          await sendProfile(fields, token ?? null);
        }),
      logout: () =>
        during("logout", async () => {
          await ready.current?.signOut().catch(logFailure); // The session must end all the same.
          await endSession();
        }),
    };
  }, [during, identity]);

  const busy = usePasswordTasks(tasks);
  const { passwordChange } = busy;
  useEffect(() => {
    // The identity service then revokes what the client has; it must not report that as a log-out.
    if (passwordChange) isOfSession.current = false;
  }, [passwordChange]);
  useFreshToken(ready, isOfSession);
  useHiddenWhenRestored(user !== null);
  const state = useMemo(() => ({ enabled, user, busy, ...actions }), [enabled, user, busy, actions]);
  return <AuthContext.Provider value={state}>{children}</AuthContext.Provider>;
}

async function openIdentity(report: (token: string | null) => void): Promise<BrowserIdentity> {
  const { identity: settings } = window.appSettings;
  if (!settings) throw new Error("Accounts are switched off");
  const { openIdentity } = await import("./identity/identity-client.ts");
  const identity = openIdentity(settings);
  identity.onTokenChange(report);
  return identity;
}

/** Refreshes the token on every navigation (specification, section 4); a failure is only logged (section 8). */
function useFreshToken(
  ready: { readonly current: BrowserIdentity | undefined },
  isOfSession: { readonly current: boolean },
) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isOfSession.current) void ready.current?.freshToken().catch(logFailure);
  }, [ready, isOfSession, pathname, search]);
}

/**
 * A page that the browser keeps whole for Back or Forward, as it may where somebody signed in after it was loaded, is
 * hidden when it is left and asked for anew when it is shown: they may have logged out meanwhile (decision 014).
 */
function useHiddenWhenRestored(isSignedIn: boolean) {
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const hide = ({ persisted }: PageTransitionEvent) => {
      if (persisted) document.documentElement.style.visibility = "hidden";
    };
    const askAnew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    addEventListener("pagehide", hide, { signal });
    addEventListener("pageshow", askAnew, { signal });
    return () => left.abort();
  }, [isSignedIn]);
}

/** A password is chosen by forms that the server answers, as it must end sessions: the router knows what is under way. */
function usePasswordTasks(tasks: Record<AuthTask, boolean>): Record<AuthTask, boolean> {
  const language = languageOfPath(useLocation().pathname);
  const { state, formAction, formData, location } = useNavigation();
  const fetchers = useFetchers();
  const [forgot, reset] = [href("forgot-password", language), href("reset-password", language)];
  const sends = (action: string) =>
    [{ state, formAction }, ...fetchers].some(
      ({ state, formAction }) => state === "submitting" && formAction?.split("?")[0] === action,
    );
  const resetRequest = sends(forgot);
  const resetConfirmation = sends(reset);
  const passwordChange = formAction === href("profile", language) && formData?.get("intent") === "password";
  const resetCodeVerification = state === "loading" && !formAction && location.pathname === reset;
  return useMemo(
    () => ({ ...tasks, passwordChange, resetRequest, resetConfirmation, resetCodeVerification }),
    [tasks, passwordChange, resetRequest, resetConfirmation, resetCodeVerification],
  );
}

function logFailure(error: unknown) {
  // oxlint-disable-next-line no-console -- "only logged" (specification, section 8): the browser's console is its log.
  console.warn("The identity token was not brought up to date", error);
}
