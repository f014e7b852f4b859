import { expect, it } from 'vitest';

import { type Arbeitsschicht, type Arbeitszeit, gesetzlicheSchichten } from './gesetzlicheSchichten.ts';

const um = (uhrzeit: string): Date => new Date(`2027-02-02T${uhrzeit}:00+01:00`);
const abends: Arbeitsschicht = {
  id: 'anna/2027-02-02',
  fahrer: { id: 'anna' },
  tag: '2027-02-02',
  beginn: '16:30',
  ende: '18:30',
  arbeitMinuten: 120,
  ueberstundenMinuten: 0,
  pause: null,
  abwesend: [],
  feste: [],
};
/** Eight hours of another round with a break of so many minutes from noon. */
const tagsueber = (pause: number): Arbeitszeit & { mitarbeiterId: string } => ({
  mitarbeiterId: 'anna',
  von: um('08:00'),
  bis: new Date(um('16:00').getTime() + pause * 60_000),
  pausen: [{ von: um('12:00'), bis: new Date(um('12:00').getTime() + pause * 60_000) }],
});
const selbst = (): { arbeitszeit: boolean; pause: boolean } => ({ arbeitszeit: false, pause: false });

it('lets an evening after eight hours and half an hour of rest go without a break for one hour alone (§ 4 ArbZG)', () => {
  const [schicht] = gesetzlicheSchichten([abends], [tagsueber(30)], selbst);
  expect(schicht).toMatchObject({ pauseEntfaelltBis: '17:30', pause: { minuten: 45 } });
});
it('lets it go without one where three quarters of an hour were rested before (§ 4 ArbZG)', () => {
  const spaeter = { ...abends, beginn: '16:45', ende: '18:45' };
  const [schicht] = gesetzlicheSchichten([spaeter], [tagsueber(45)], selbst);
  expect(schicht?.pauseEntfaelltBis).toBe('18:45');
});
