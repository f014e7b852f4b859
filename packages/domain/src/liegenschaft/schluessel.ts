/** Doors of a house and of its flats; more is no list that anybody reads at the door. */
export const SCHLUESSEL_JE_HAUS_MAX = 20;
export const SCHLUESSELNAME_MAX = 80;
/** Letters of what is kept secret. */
export const SCHLUESSELTEXT_MAX = 500;
