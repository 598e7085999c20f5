/** Every kind of mail that the site sends; of that about new properties, with one, with many and with lower prices. */
export const exampleKinds = [
  "new-place",
  "new-places",
  "price-drops",
  "prove-address",
  "change-address",
  "address-change-told",
  "address-taken",
  "deletion-requested",
  "account-restored",
  "request-to-agent",
  "request-to-operator",
  "confirmation-of-request",
  "confirmation-of-message",
] as const;

export type ExampleKind = (typeof exampleKinds)[number];

/** What the addresses of examples begin with, before kind and language. */
export const examplePrefix = "example-";
