/** Where the calculator stands in its page, for links that lead to it. */
export const purchaseFormId = "purchase-costs";
