/** What others who empty a company may use: every row of it but those of the tables that stay. */
export { leereTabellen } from './loeschreihe.store.ts';
