/** Sent to the window once the framework has taken over the page. */
export const frameworkStarted = "framework-started";

/** What the browser keeps for a page's form from the page before: with it, nobody has to do anything for the framework to start. */
export const neededKeys = ["contact-draft"] as const;
