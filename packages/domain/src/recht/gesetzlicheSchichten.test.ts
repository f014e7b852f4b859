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
it('lets who is not eighteen work eight hours, with an hour of rest that comes in four and a half (§§ 8, 11 JArbSchG)', () => {
  const lang: Arbeitsschicht = {
    ...abends,
    fahrer: { id: 'anna', geburtsdatum: '2010-05-01' },
    beginn: '07:00',
    ende: '17:00',
    arbeitMinuten: 570,
    ueberstundenMinuten: 60,
    pause: { fruehestens: '12:00', spaetestens: '13:00', minuten: 30 },
  };
  const [jung] = gesetzlicheSchichten([lang], [], selbst);
  expect(jung).toMatchObject({ arbeitMinuten: 480, ueberstundenMinuten: 0, pause: { minuten: 60 } });
  expect(jung?.pause?.spaetestens && jung.pause.spaetestens <= '11:30').toBe(true);
  const [erwachsen] = gesetzlicheSchichten([{ ...lang, fahrer: { id: 'anna' } }], [], selbst);
  expect(erwachsen).toMatchObject({ arbeitMinuten: 570, ueberstundenMinuten: 30, pause: { minuten: 45 } });
});
it('gives who is not eighteen twelve hours until the next morning (§ 13 JArbSchG), all others eleven', () => {
  const beginn = (geburtsdatum: string | null): string | undefined =>
    gesetzlicheSchichten(
      [
        {
          ...abends,
          fahrer: { id: 'anna', geburtsdatum },
          beginn: '06:00',
          ende: '12:00',
          arbeitMinuten: 240,
        },
      ],
      [
        {
          mitarbeiterId: 'anna',
          von: new Date('2027-02-01T18:00:00+01:00'),
          bis: new Date('2027-02-01T20:00:00+01:00'),
          pausen: [],
        },
      ],
      selbst,
    )[0]?.beginn;
  expect([beginn('2010-05-01'), beginn(null)]).toEqual(['08:00', '07:00']);
});
