/** What a browser must know to speak to the identity service; none of it is secret. */
export interface IdentitySettings {
  projectId: string;
  apiKey: string;
  authDomain: string;
  /** Whether an emulator stands in for the service, at the site's own address. */
  emulator: boolean;
  /** Where tokens are reported to as well, if anywhere (specification, section 7). */
  tokenSyncUrl?: string;
}
