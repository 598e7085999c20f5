import { transactions, type Transaction } from "#app/vocabulary/vocabulary.ts";
import type { Filter } from "./filter.ts";
import { freeText } from "./free-text.ts";
import { oneOf } from "./enum-filter.ts";

export const transaction: Filter<Transaction> = {
  ...oneOf(transactions),
  inPath: "deal",
  conditions: (value) => [{ kind: "flag", flag: value === "to-let" ? "toLet" : "forSale" }],
  control: { kind: "links" },
  chips: (value, { t }) => [{ label: t(`vocabulary.transactions.${value}`) }],
};

/** Sold with a tenant or as an income asset: true for any value (decisions, section 2). */
export const invest: Filter<true> = {
  read: (raw) => (freeText(raw) ? true : undefined),
  anonymous: (written) => (written === "true" ? written : undefined),
  inPath: "deal",
  conditions: () => [{ kind: "flag", flag: "invest" }],
  control: { kind: "links" },
  chips: (_, { t }) => [{ label: t("vocabulary.transactions.investment") }],
};
