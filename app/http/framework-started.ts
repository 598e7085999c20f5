/** Sent to the window once the framework has taken over the page. */
export const frameworkStarted = "framework-started";
