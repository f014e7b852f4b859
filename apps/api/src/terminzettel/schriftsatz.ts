/** The type that everything printed is set in, for other concepts, too. */
export { type Schnitt, Schriftsatz } from './parts/schrift.ts';
