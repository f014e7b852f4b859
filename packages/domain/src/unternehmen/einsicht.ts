/** How long an operator may look into a company with one reason. */
export const EINSICHT_MINUTEN = 60;
/** A reason that says something. */
export const EINSICHT_GRUND = { zeichenMin: 10, zeichenMax: 300 } as const;
