import { describe, expect, it } from 'vitest';

import {
  ABGESCHLOSSENE,
  ANGESAGTE,
  AUFGEHOBENE,
  BEANTWORTBARE,
  BESUCHSAUSGAENGE,
  HINFAELLIGE,
  istAbgeschlossen,
  OFFENE,
  STEHENDE,
  TERMIN_STATUS,
  terminStatusName,
  type TerminStatus,
  UNBEANTWORTETE,
  UNBESTAETIGTE,
  VERHINDERTE,
  ZU_KLAERENDE,
} from './termin.ts';

const MENGEN: Record<string, readonly TerminStatus[]> = {
  STEHENDE,
  ANGESAGTE,
  UNBESTAETIGTE,
  UNBEANTWORTETE,
  OFFENE,
  BEANTWORTBARE,
  ZU_KLAERENDE,
  AUFGEHOBENE,
  HINFAELLIGE,
  BESUCHSAUSGAENGE,
  VERHINDERTE,
  ABGESCHLOSSENE,
};

/** Written out once more: state → the sets it is in. */
const IN: Record<TerminStatus, readonly string[]> = {
  entwurf: [],
  angefragt: ['STEHENDE', 'UNBESTAETIGTE', 'OFFENE', 'ZU_KLAERENDE'],
  angekuendigt: ['STEHENDE', 'ANGESAGTE', 'UNBESTAETIGTE', 'UNBEANTWORTETE', 'OFFENE', 'BEANTWORTBARE'],
  bestaetigt: ['STEHENDE', 'ANGESAGTE', 'OFFENE', 'BEANTWORTBARE'],
  unsicher: [
    'STEHENDE',
    'ANGESAGTE',
    'UNBESTAETIGTE',
    'UNBEANTWORTETE',
    'OFFENE',
    'BEANTWORTBARE',
    'ZU_KLAERENDE',
  ],
  abgelehnt: ['OFFENE', 'BEANTWORTBARE', 'ZU_KLAERENDE', 'HINFAELLIGE'],
  verschoben: ['AUFGEHOBENE', 'HINFAELLIGE', 'ABGESCHLOSSENE'],
  abgesagt: ['AUFGEHOBENE', 'HINFAELLIGE', 'ABGESCHLOSSENE'],
  erledigt: ['BESUCHSAUSGAENGE', 'ABGESCHLOSSENE'],
  nichtAngetroffen: ['BESUCHSAUSGAENGE', 'VERHINDERTE', 'ABGESCHLOSSENE'],
  zutrittVerweigert: ['BESUCHSAUSGAENGE', 'VERHINDERTE', 'ABGESCHLOSSENE'],
};

describe('the sets of states', () => {
  it.each(TERMIN_STATUS)('has %s where it belongs and nowhere else', (status) => {
    const darin = Object.entries(MENGEN).flatMap(([name, menge]) => (menge.includes(status) ? [name] : []));
    expect(darin).toEqual(IN[status]);
  });

  it('leaves nobody out: what is no draft is open or over, and never both', () => {
    for (const status of TERMIN_STATUS.filter((one) => one !== 'entwurf'))
      expect([OFFENE.some((one) => one === status), istAbgeschlossen(status)].toSorted()).toEqual([
        false,
        true,
      ]);
  });

  it('has a name for every state, and no two alike', () => {
    expect(new Set(TERMIN_STATUS.map(terminStatusName)).size).toBe(TERMIN_STATUS.length);
  });
});
