/** A mail that the mail server has taken, as it writes it down. */
export interface Accepted {
  /** Of its Message-ID, before the @. */
  id: string;
  to: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Of the listings shown in it. */
  references: string[];
}
