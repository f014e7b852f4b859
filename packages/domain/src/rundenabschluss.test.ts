import { describe, expect, it } from 'vitest';

import { bleibtNach, bleibtSatz } from './rundenabschluss.ts';

describe('who ends his own visits of a round', () => {
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
