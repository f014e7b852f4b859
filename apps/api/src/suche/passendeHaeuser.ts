/** What lists of others may join to find houses by their words. */
export { passendeHaeuser } from './passendeHaeuser.store.ts';
