/** How a round gets its appointments: their first state is part of how they are written. */
export { insertTermine, type KehrtourterminNeu } from './terminwechsel.store.ts';
