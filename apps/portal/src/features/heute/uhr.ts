/** The clock of this phone, in milliseconds since 1970. Whoever needs a moment asks it; nobody else asks the browser. */
export type Uhr = () => number;

export const handyuhr: Uhr = () => Date.now();
