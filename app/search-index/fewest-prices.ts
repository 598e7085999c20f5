/** Fewer prices than this are told of no place: a median of three says little, and may tell who asks what. */
export const fewestPrices = 5;
