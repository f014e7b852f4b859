import { describe, expect, it } from 'vitest';

import { ALLE_RECHTE, darf, ROLLEN } from './rolle.ts';

describe('darf', () => {
  it('gives the Inhaber every right', () => {
    expect(ALLE_RECHTE.filter((recht) => !darf('inhaber', recht))).toEqual([]);
  });

  it('lets the office plan, announce and import, but not manage staff or the company', () => {
    expect(darf('buero', 'kehrtour.planen')).toBe(true);
    expect(darf('buero', 'kehrtour.ankuendigen')).toBe(true);
    expect(darf('buero', 'import.ausfuehren')).toBe(true);
    expect(darf('buero', 'mitarbeiter.verwalten')).toBe(false);
    expect(darf('buero', 'unternehmen.bearbeiten')).toBe(false);
  });

  it('shows Geselle and Azubi their own rounds and lets them manage nothing', () => {
    for (const rolle of ['geselle', 'azubi'] as const) {
      expect(darf(rolle, 'kehrtour.ansehen-eigene')).toBe(true);
      expect(darf(rolle, 'kehrtour.ansehen')).toBe(false);
      const verwaltet = ALLE_RECHTE.filter((recht) => /verwalten|bearbeiten/.test(recht));
      expect(verwaltet.filter((recht) => darf(rolle, recht))).toEqual([]);
    }
  });

  it('lets the office close a round for all, and nobody else', () => {
    expect(ROLLEN.filter((rolle) => darf(rolle, 'kehrtour.abschliessen'))).toEqual(['inhaber', 'buero']);
  });

  it('never gives a role a right that the role above it lacks', () => {
    for (const recht of ALLE_RECHTE) {
      const erlaubt = ROLLEN.map((rolle) => darf(rolle, recht));
      expect(erlaubt).toEqual(erlaubt.toSorted((a, b) => Number(b) - Number(a)));
    }
  });
});
