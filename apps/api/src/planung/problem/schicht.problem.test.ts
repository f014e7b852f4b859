import { expect, it } from 'vitest';

import type { Schicht } from '../schicht/schichten.ts';
import { planuhr } from '../stand/planuhr.ts';
import { vehicleAus } from './schicht.problem.ts';

const TAG = '2027-01-05';
const STUNDE = 3600;
const uhr = planuhr(TAG);
const daten = {
  orte: { platzVon: new Map() },
  vorgaben: { puffer: { fahrzeitFaktor: 1 } },
} as unknown as Parameters<typeof vehicleAus>[1];
/** An owner's: the law's break is not laid into it, his wish is what stands there. */
const nachmittags = {
  id: `anna/${TAG}`,
  fahrer: { id: 'anna', qualifikation: 'bbsf' },
  tag: TAG,
  beginn: '14:30',
  ende: '17:00',
  arbeitMinuten: 150,
  ueberstundenMinuten: 0,
  pause: { minuten: 45, fruehestens: '11:00', spaetestens: '13:00' },
  abwesend: [],
  feste: [],
  start: null,
  ziel: null,
} as unknown as Schicht;
const fahrzeug = (anders: Partial<Schicht>) => vehicleAus({ ...nachmittags, ...anders }, daten, uhr);

it.each<[string, Partial<Schicht>]>([
  ['before it', {}],
  ['behind it', { beginn: '06:00', ende: '08:30' }],
  ['before it, also of another place', { pause: null, gesperrt: [{ von: 12 * 60, bis: 13 * 60 }] }],
  ['behind it, also of an absence', { pause: null, abwesend: [{ von: '18:00', bis: '19:00' }] }],
])('interrupts no shift by what lies %s', (_, anders) => {
  expect(fahrzeug(anders).breaks).toBeUndefined();
});
it('interrupts it for the part that lies inside', () => {
  const { breaks } = fahrzeug({ pause: null, abwesend: [{ von: '14:00', bis: '15:30' }] });
  const beginn = uhr.sekunden(TAG, '14:30');
  expect(breaks).toEqual([{ window: { from: beginn, to: beginn }, seconds: STUNDE, skipUntilSeconds: 0 }]);
});
it('keeps a break that can begin in it, however early it may', () => {
  const pause = { minuten: 45, fruehestens: '12:00', spaetestens: '15:00' } as const;
  expect(fahrzeug({ pause }).breaks).toHaveLength(1);
});
