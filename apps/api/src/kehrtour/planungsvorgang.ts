/** A proposal that somebody waits for. */
export const PLANEN = 'kehrtour.planen';
/** Many proposals that nobody waits for; they stand in a queue of their own, one after the other. */
export const PLANEN_STAPEL = 'kehrtour.planen-stapel';
/** A whole quarter dealt to days and people. */
export const QUARTAL = 'kehrtour.quartal';
