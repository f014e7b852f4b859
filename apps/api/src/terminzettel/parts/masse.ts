export const PUNKT_JE_MM = 72 / 25.4;

/** A4, either way up, in millimetres. */
export const A4 = { hoch: { breite: 210, hoehe: 297 }, quer: { breite: 297, hoehe: 210 } } as const;
