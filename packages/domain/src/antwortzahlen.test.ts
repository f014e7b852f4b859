import { expect, it } from 'vitest';

import { zaehleAntworten } from './antwortzahlen.ts';
import { TERMIN_STATUS } from './termin.ts';

it('tells yes, no, open and done apart, and counts nobody who was called off or moved away', () => {
  expect(zaehleAntworten(TERMIN_STATUS.map((status) => ({ status })))).toEqual({
    gesamt: 8,
    bestaetigt: 1,
    offen: 3,
    abgelehnt: 1,
    erledigt: 1,
  });
});
