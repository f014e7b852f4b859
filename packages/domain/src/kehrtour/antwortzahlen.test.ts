import { expect, it } from 'vitest';

import { TERMIN_STATUS } from '../termin/termin.ts';
import { wartetAufsBuero, zaehleAntworten, zaehleRunde } from './antwortzahlen.ts';

it('tells yes, no, open and done apart, and counts nobody who was called off or moved away', () => {
  expect(zaehleAntworten(TERMIN_STATUS.map((status) => ({ status })))).toEqual({
    gesamt: 8,
    bestaetigt: 1,
    offen: 3,
    abgelehnt: 1,
    erledigt: 1,
  });
});

it('counts who was called off in rounds that nobody drives, and an unread answer wherever it came from', () => {
  const besuche = TERMIN_STATUS.map((status) => ({ status, ungelesen: status === 'abgesagt' ? 1 : 0 }));
  expect(zaehleRunde(besuche, 'angekuendigt')).toMatchObject({
    angekuendigt: 8,
    bestaetigt: 1,
    ungelesen: 1,
  });
  expect(zaehleRunde(besuche, 'abgesagt')).toMatchObject({ angekuendigt: 11, bestaetigt: 1, ungelesen: 1 });
});
it('waits for the office with a no, a perhaps, a request, and a question that nobody has read', () => {
  expect(TERMIN_STATUS.filter((status) => wartetAufsBuero(status, false))).toEqual([
    'angefragt',
    'abgelehnt',
    'unsicher',
  ]);
  expect(TERMIN_STATUS.every((status) => wartetAufsBuero(status, true))).toBe(true);
  // Once its window is over a perhaps has become a visit, or none.
  expect(TERMIN_STATUS.filter((status) => wartetAufsBuero(status, false, true))).toEqual([
    'angefragt',
    'abgelehnt',
  ]);
  expect(TERMIN_STATUS.every((status) => wartetAufsBuero(status, true, true))).toBe(true);
});
