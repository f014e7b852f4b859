import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { describe, expect, it } from 'vitest';

import { abzueglichAbwesenheit, istAbwesend } from './abwesenheit.ts';
import type { Schicht } from './schichten.ts';

const TAG = '2027-02-02';
const PAUSE = { fruehestens: '11:30', spaetestens: '13:00', minuten: 30 };
const schicht = {
  id: `a/${TAG}`,
  fahrer: { id: 'a' },
  tag: TAG,
  beginn: '07:30',
  ende: '16:00',
  arbeitMinuten: 480,
  ueberstundenMinuten: 0,
  pause: PAUSE,
  abwesend: [],
  start: null,
  ziel: null,
} as unknown as Schicht;
const um = (von: string, bis: string, tag = TAG, wer = 'a') => ({
  mitarbeiter_id: wer,
  von: zeitpunktAus({ tag, uhrzeit: von }),
  bis: zeitpunktAus({ tag, uhrzeit: bis }),
});
const ohne = (...abwesend: ReturnType<typeof um>[]) => abzueglichAbwesenheit(schicht, abwesend);

describe('a shift of somebody who is elsewhere for a while', () => {
  it('is the same without absences, and with those of others or of other days', () => {
    expect(ohne(um('09:00', '10:00', '2027-02-03'), um('09:00', '10:00', TAG, 'b'))).toEqual(schicht);
  });
  it('begins later or ends earlier where the absence lies at its rim', () => {
    expect(ohne(um('06:00', '09:00'))).toMatchObject({ beginn: '09:00', ende: '16:00', arbeitMinuten: 420 });
    expect(ohne(um('14:00', '18:00'))).toMatchObject({ beginn: '07:30', ende: '14:00', arbeitMinuten: 390 });
  });
  it('keeps a gap where it lies in between; touching ones are one', () => {
    expect(ohne(um('09:00', '09:30'), um('09:30', '10:00'))).toMatchObject({
      beginn: '07:30',
      pause: PAUSE,
      abwesend: [{ von: '09:00', bis: '10:00' }],
    });
  });
  it('needs no break beside a gap that is one', () => {
    expect(ohne(um('12:00', '13:00'))?.pause).toBeNull();
    expect(ohne(um('12:45', '13:00'))?.pause).toEqual(PAUSE);
    expect(ohne(um('06:00', '13:30'))?.pause).toBeNull();
  });
  it('is none when nothing is left of it', () => {
    expect(ohne(um('00:00', '23:59'))).toBeUndefined();
    expect(
      ohne({
        ...um('00:00', '01:00', '2027-02-01'),
        bis: zeitpunktAus({ tag: '2027-02-06', uhrzeit: '00:00' }),
      }),
    ).toBeUndefined();
    expect(ohne(um('07:00', '12:00'), um('12:20', '17:00'))).toBeUndefined();
  });
});

describe('a day on which somebody is away', () => {
  const fahrer = { id: 'a', arbeitszeit: [{ wochentag: 2, von: '07:30', bis: '16:30' }] };
  it('is one of which she misses half her hours, not an hour', () => {
    expect(istAbwesend(fahrer, TAG, [um('09:00', '10:30')])).toBe(false);
    expect(istAbwesend(fahrer, TAG, [um('07:00', '09:00'), um('12:00', '16:00')])).toBe(true);
    expect(istAbwesend(fahrer, TAG, [um('00:00', '07:30'), um('16:30', '23:00')])).toBe(false);
    expect(istAbwesend({ id: 'a', arbeitszeit: [] }, TAG, [um('06:00', '12:00')])).toBe(true);
  });
});
