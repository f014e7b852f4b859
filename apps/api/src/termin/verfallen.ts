/** Whether somebody waits for a visit that was tried before its time, for those who tell them. */
export { istVerfallen, VERFALLEN } from './verfallen.store.ts';
/** What the customer reads of why nobody comes in the time that was told. */
export const VORHER_DA = 'Wir waren schon vorher bei Ihnen und haben niemanden angetroffen.';
