/** The 4:3 frame of every picture of a building, in pixels. */
export const frameWidth = 800;
export const frameHeight = 600;
/** Where tall and ordinary buildings stand, from the top; long low ones stand further up, behind a wide foreground. */
export const groundLine = 512;
export const lowGroundLine = 462;
