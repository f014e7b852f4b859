/** For the day on the phone: whether this person has ended it. */
export { findAbschlussDesTages as ladeAbschluss } from './lauf/tagesabschluss.store.ts';
