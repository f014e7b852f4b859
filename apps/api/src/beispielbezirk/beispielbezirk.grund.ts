import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

/** Why the invented district is not loaded or does not go, and what can be done instead. */
const GRUND = {
  'bestand-da': ['beispielbezirk.bestand-da', {}],
  gemischte: [
    'beispielbezirk.gemischte-kehrtour',
    (namen: readonly string[]) =>
      `In „${namen.join('“, „')}“ stehen erfundene und eigene Häuser. Löschen Sie zuerst, was davon nicht bleiben soll.`,
  ],
} as const satisfies Refusals;

export const beispielbezirkRefused = refusing(GRUND);
