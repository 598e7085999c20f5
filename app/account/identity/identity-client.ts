import { initializeApp } from "firebase/app";
import {
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
  verifyPasswordResetCode,
  type Auth,
  type UserCredential,
} from "firebase/auth";
import type { Language } from "#app/i18n/languages.ts";
import { errorOfClient } from "./client-failures.ts";
import type { IdentitySettings } from "#app/http/page-settings.ts";
import { IdentityError } from "./identity.ts";
import { openTokenSync } from "./token-sync.ts";

/*
 * The identity service as the browser sees it. It is loaded by a dynamic import, when a dialog or a page needs it.
 * Everything throws IdentityError. The account is remembered until the document is left: who is signed in beyond that is
 * the server's session to say.
 */
export interface BrowserIdentity {
  /** Signs in and gives the identity token, as the next two do. */
  signIn: (email: string, password: string) => Promise<string>;
  signUp: (email: string, password: string) => Promise<string>;
  /**
   * Opens Google's popup: to be called in the click itself, or browsers block it. "popup-closed" comes eight seconds
   * after the person has closed it, at once after `cancelGoogle`.
   */
  signInWithGoogle: () => Promise<string>;
  /** Gives up on the popup, whatever happens in it; the next one closes it. */
  cancelGoogle: () => void;
  /** Throws "invalid-token" when the person has not just signed in, in this very document. */
  changePassword: (password: string) => Promise<void>;
  /** Has a link to a new password sent, in that language; an unknown address is no error. */
  requestReset: (email: string, language: Language) => Promise<void>;
  /** The address whose password a code may change. Throws "invalid-code". */
  verifyResetCode: (code: string) => Promise<string>;
  confirmReset: (code: string, password: string) => Promise<void>;
  /** A token that was just given out; null when nobody has signed in in this document. */
  freshToken: () => Promise<string | null>;
  /** Hears of every new token, and of null once there is none any more; returns how to stop that. */
  onTokenChange: (listener: (token: string | null) => void) => () => void;
  signOut: () => Promise<void>;
}

/** Opens the identity service for this page. */
export function openIdentity(settings: IdentitySettings): BrowserIdentity {
  const { projectId, apiKey, authDomain, emulator, tokenSyncUrl } = settings;
  // Without a popup resolver, which would load Google's scripts before anybody asks for Google.
  const auth = initializeAuth(initializeApp({ projectId, apiKey, authDomain }), { persistence: inMemoryPersistence });
  if (emulator) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  const popupReady = emulator && import("./emulated-popup.ts").then(({ standInForGoogle }) => standInForGoogle());
  const sync = openTokenSync(tokenSyncUrl);
  if (sync) listen(auth, sync.report);

  return {
    signIn: (email, password) => tokenOf(signInWithEmailAndPassword(auth, email, password)),
    signUp: (email, password) => tokenOf(createUserWithEmailAndPassword(auth, email, password)),
    signInWithGoogle: () => {
      const open = () => signInWithPopup(auth, chooseGoogleAccount(), browserPopupRedirectResolver);
      return tokenOf(popupReady ? popupReady.then(open) : open());
    },
    cancelGoogle: () => {
      // Only one popup at a time: the next one, which never opens, closes the one there is.
      signInWithPopup(auth, chooseGoogleAccount(), NoPopup).catch(() => {});
    },
    changePassword: async (password) => {
      const { currentUser } = auth;
      if (!currentUser) throw new IdentityError("invalid-token");
      await asked(updatePassword(currentUser, password));
    },
    requestReset: async (email, language) => {
      auth.languageCode = language;
      const sent = asked(sendPasswordResetEmail(auth, email, { url: `${location.origin}/${language}` }));
      await sent.catch((error: unknown) => {
        const untold = error instanceof IdentityError && ["wrong-credentials", "disabled"].includes(error.failure);
        if (!untold) throw error;
      });
    },
    verifyResetCode: (code) => asked(verifyPasswordResetCode(auth, code)),
    confirmReset: (code, password) => asked(confirmPasswordReset(auth, code, password)),
    freshToken: async () => {
      const { currentUser } = auth;
      return currentUser && asked(currentUser.getIdToken(true));
    },
    onTokenChange: (listener) => listen(auth, listener),
    signOut: async () => {
      await asked(signOut(auth));
      await sync?.end();
    },
  };
}

/** Google's popup lets choose between accounts, instead of taking the only one there is. */
function chooseGoogleAccount(): GoogleAuthProvider {
  return new GoogleAuthProvider().setCustomParameters({ prompt: "select_account" }) as GoogleAuthProvider;
}

/** What signs in by a popup, and never gets as far as opening one. */
class NoPopup {
  _initialize(): Promise<never> {
    return Promise.reject(new Error("Cancelled"));
  }
}

/** Firebase also calls at the beginning, with null, and when nothing but the account's details has changed. */
function listen(auth: Auth, listener: (token: string | null) => void): () => void {
  let known: string | null = null;
  return onIdTokenChanged(auth, (user) => {
    void (user ? user.getIdToken() : Promise.resolve(null)).then((token) => {
      if (token === known) return;
      known = token;
      listener(token);
    });
  });
}

async function tokenOf(signedIn: Promise<UserCredential>): Promise<string> {
  return asked(signedIn.then(({ user }) => user.getIdToken()));
}

async function asked<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    throw errorOfClient(error);
  }
}
