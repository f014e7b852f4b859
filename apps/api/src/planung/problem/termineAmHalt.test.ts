import { describe, expect, it } from 'vitest';

import type { TerminRow } from '../stand/planung.store.ts';
import { termineAmHalt } from './termineAmHalt.ts';

const am = (uhrzeit: string): Date => new Date(`2027-02-02T${uhrzeit}:00+01:00`);
const termin = (id: string, status: TerminRow['status'], von: string, bis: string): TerminRow => ({
  id,
  status,
  liegenschaft_id: 'haus',
  kehrtour_id: 'runde',
  halt_id: 'halt',
  mitarbeiter_id: 'wer',
  fenster_von: am(von),
  fenster_bis: am(bis),
  beginn: am(von),
  ende: am(bis),
  fest: false,
  quelle: id === 'buchung' ? 'buchung' : 'kehrtour',
  lat: null,
  lon: null,
});
const gilt = (...termine: TerminRow[]) => {
  const { termin: eine } = termineAmHalt(termine);
  return eine && [eine.id, eine.fenster_von, eine.fenster_bis];
};

describe('what a household counts on where several appointments stand at its stop', () => {
  const angesagt = termin('ansage', 'angekuendigt', '09:00', '11:00');
  it('is the window that was told, also where somebody there booked the half-day around it', () => {
    const gebucht = termin('buchung', 'bestaetigt', '07:00', '12:00');
    expect(gilt(angesagt, gebucht)).toEqual(['buchung', am('09:00'), am('11:00')]);
    expect(gilt(gebucht, angesagt)).toEqual(['buchung', am('09:00'), am('11:00')]);
  });
  it('is that of the one who binds most where no time suits both', () => {
    const gebucht = termin('buchung', 'bestaetigt', '13:00', '17:00');
    expect(gilt(angesagt, gebucht)).toEqual(['buchung', am('13:00'), am('17:00')]);
  });
  it('is not narrowed by what nobody counts on', () => {
    expect(gilt(angesagt, termin('alt', 'abgesagt', '10:00', '10:30'))).toEqual([
      'ansage',
      am('09:00'),
      am('11:00'),
    ]);
  });
});
