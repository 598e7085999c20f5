import { createContext, useContext } from "react";

/** The Content-Security-Policy nonce of the page that is being rendered. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * The nonce that every inline script needs: `<Scripts nonce={useNonce()} />`. Known on the server in production only:
 * browsers hide it from scripts, and Vite's development server needs inline styles that no nonce covers.
 */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
