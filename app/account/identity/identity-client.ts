import { initializeApp } from "firebase/app";
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type Auth,
  type UserCredential,
} from "firebase/auth";
import { hideWhichWasWrong } from "./identity.ts";
import { errorOfClient } from "./client-failures.ts";
import type { IdentitySettings } from "#app/http/page-settings.ts";
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
    signIn: (email, password) => tokenOf(signInWithEmailAndPassword(auth, email, password)).catch(hideWhichWasWrong),
    signUp: (email, password) => tokenOf(createUserWithEmailAndPassword(auth, email, password)),
    signInWithGoogle: () => {
      const open = () => signInWithPopup(auth, chooseGoogleAccount(), browserPopupRedirectResolver);
      return tokenOf(popupReady ? popupReady.then(open) : open());
    },
    cancelGoogle: () => {
      // Only one popup at a time: the next one, which never opens and so always fails, closes the one there is.
      signInWithPopup(auth, chooseGoogleAccount(), NoPopup).catch(() => {});
    },
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
