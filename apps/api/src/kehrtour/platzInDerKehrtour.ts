/** A round in which a place is tried for a house, and how the house takes it. */
export { belegeNeu, schichtbelegungDer } from './halt/belegeNeu.ts';
export { type GezeiteteKehrtour, nimmHaltAuf } from './halt/nimmHaltAuf.ts';
export { loeseVomHalt, schliesseAnHaltAn, type Wohnungsarbeit } from './halt/wechsleHalt.ts';
export { ladeKehrtourenplan, type Kehrtourenplan } from './vorbereitung/kehrtourenplan.ts';
