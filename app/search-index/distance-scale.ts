/** Longitude shrunk by cos 50.5°, so that plane distance orders like distance on the ground. */
export const lngScale = 0.636078220277784;
