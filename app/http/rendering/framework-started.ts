/** Sent to the window once the framework has taken over the page. */
export const frameworkStarted = "framework-started";

/** What the browser keeps for a page's form from the page before: with it, nobody has to do anything for the framework to start. */
export const neededKeys = ["contact-draft"] as const;

/** Nothing of it stays for whoever is there next: at log-out. */
export function forgetNeeded(): void {
  try {
    for (const key of neededKeys) sessionStorage.removeItem(key);
  } catch {
    // Storage that is switched off holds nothing.
  }
}
