/** What of the notices of a visit says that nobody comes, for those who print or send them. */
export { HAUS_STEHT, IST_ABSAGE } from './nachweis.store.ts';
