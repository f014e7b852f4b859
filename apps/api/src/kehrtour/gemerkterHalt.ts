/** How a stop that leaves its round can come back, for concepts above it, inside their own transaction. */
export { type GemerkterHalt, merkeHalt, stelleHaltWiederHer } from './halt/merkeHalt.ts';
