import { describe, expect, it } from 'vitest';

import { erkenneWelle, type Verdachtsbuchung } from './buchungswelle.ts';

const viele = (anzahl: number, teile: Partial<Verdachtsbuchung> = {}): Verdachtsbuchung[] =>
  Array.from({ length: anzahl }, (_, i) => ({
    id: `b${i}`,
    netz: `n${i % 3}`,
    bestaetigt: false,
    hausUnbekannt: false,
    ...teile,
  }));

describe('a wave of invented bookings', () => {
  it('is many in a day, against what is usual', () => {
    expect(erkenneWelle(viele(7), 0)).toBeUndefined();
    expect(erkenneWelle(viele(8), 0)).toMatchObject({ unbestaetigt: 8, netze: 3, ausEinemNetz: 3 });
    expect(erkenneWelle(viele(20), 7)).toBeUndefined();
    expect(erkenneWelle(viele(21), 7)?.ids).toHaveLength(21);
  });
  it('is none of people who answered their mail, but of confirmed ones at houses that nobody finds', () => {
    expect(erkenneWelle(viele(50, { bestaetigt: true }), 0)).toBeUndefined();
    expect(erkenneWelle(viele(9, { bestaetigt: true, hausUnbekannt: true }), 0)).toMatchObject({
      unbestaetigt: 0,
      hausUnbekannt: 9,
    });
  });
});
