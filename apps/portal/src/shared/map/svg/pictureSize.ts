/** Of the still map, in its own units: the browser fits it into whatever room there is. */
export const PICTURE_SIZE = { width: 1000, height: 700, padding: 50 };
