import type { NoPriceContext, PriceContext } from "#app/listings/context/price-context.server.ts";
import { PriceInContext } from "#app/listings/context/price-in-context.tsx";
import { Costs } from "./costs.tsx";
import type { CostsView } from "./costs-view.ts";

interface WhatItCostsProps {
  costs: CostsView | undefined;
  context: PriceContext | NoPriceContext | undefined;
  /** True of what can be rented and bought, whose rent is what is set beside others: it stands first, as among the prices. */
  rentFirst: boolean;
}

/** What a buyer pays in all, and how the price stands among others. */
export function WhatItCosts({ costs, context, rentFirst }: WhatItCostsProps) {
  const inContext = context && <PriceInContext context={context} />;
  return (
    <>
      {rentFirst && inContext}
      {costs && <Costs costs={costs} />}
      {!rentFirst && inContext}
    </>
  );
}
