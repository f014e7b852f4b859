import { describe, expect, it } from 'vitest';

import { bleibtNach, bleibtSatz, wartetAuf } from './rundenabschluss.ts';

describe('who ends his own visits of a round', () => {
  it('waits until the last told time has begun', () => {
    const um = (uhr: string) => ({ fensterVon: new Date(`2027-02-02T${uhr}:00+01:00`) });
    const besuche = [um('08:00'), um('14:00'), um('12:00')];
    expect(wartetAuf(besuche, um('11:59').fensterVon)).toEqual(um('14:00'));
    expect(wartetAuf(besuche, um('13:59').fensterVon)).toEqual(um('14:00'));
    expect(wartetAuf(besuche, um('14:00').fensterVon)).toBeUndefined();
    expect(wartetAuf([], um('08:00').fensterVon)).toBeUndefined();
  });

  it('leaves to each of the others his own visits', () => {
    const von = (mitarbeiterId: string | null, name: string) => ({ mitarbeiterId, name });
    const besuche = [
      von('j', 'Jonas Wolf'),
      von('o', 'Ole Petersen'),
      von('a', 'Anna Kern'),
      von('a', 'Anna Kern'),
      von(null, ''),
    ];
    const bleiben = bleibtNach(besuche, 'j');
    expect(bleiben).toEqual([
      { name: 'Anna Kern', anzahl: 2 },
      { name: '', anzahl: 1 },
      { name: 'Ole Petersen', anzahl: 1 },
    ]);
    expect(bleibtSatz(bleiben)).toBe(
      'Offen bleiben 2 Besuche von Anna Kern, 1 Besuch ohne Person und 1 Besuch von Ole Petersen; erst danach ist die Kehrtour abgeschlossen.',
    );
    expect(bleibtSatz(bleibtNach(besuche.slice(0, 2), 'j'))).toBe(
      'Offen bleibt 1 Besuch von Ole Petersen; erst danach ist die Kehrtour abgeschlossen.',
    );
    expect(bleibtSatz([])).toBe('');
  });
});
