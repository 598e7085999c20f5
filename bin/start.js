import { supervise } from "./steps/supervise.js";

/* `npm start`: serves the build in production (serve.js), and again when it was blocked or crashed. */
supervise(new URL("serve.js", import.meta.url));
