/** Fewer prices than this are told of no place: a median of three says little, and may tell who asks what. */
export const fewestPrices = 5;

/** Fewer prices or areas than this are not drawn as bars: what so few heights show is chance. */
export const fewestDrawn = 10;
