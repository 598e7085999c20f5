/** A listing that was found. */
export interface Hit {
  id: number;
  reference: string;
  /** The transaction that wrote it last: what is kept of a listing by its revision is right. */
  revision: number;
}
