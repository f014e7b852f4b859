/** What lists of appointments and notices may join to say who comes. */
export { personenkreis } from './personenkreis.store.ts';
