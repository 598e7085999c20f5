import { inject } from "vitest";
import { settingsFor } from "../../packages/identity-emulator/embedded-identity.ts";

/* Before a test file and whatever it imports: the settings with which app/settings/settings.server.ts finds the identity emulator. */
Object.assign(process.env, settingsFor(inject("identityEmulatorHost")));
