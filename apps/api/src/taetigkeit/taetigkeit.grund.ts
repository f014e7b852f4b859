import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

/** Why an entry of the catalogue is not written. */
const GRUND = {
  'name-vergeben': ['name-vergeben', { felder: [{ feld: 'name', text: 'ist schon vergeben' }] }],
} as const satisfies Refusals;

export const taetigkeitRefused = refusing(GRUND);
