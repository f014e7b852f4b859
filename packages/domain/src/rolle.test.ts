import { describe, expect, it } from 'vitest';

import { ALLE_RECHTE, darf, ROLLEN } from './rolle.ts';

describe('darf', () => {
  it('gives the Inhaber every right', () => {
    expect(ALLE_RECHTE.filter((recht) => !darf('inhaber', recht))).toEqual([]);
  });

  it('lets the office plan, announce and import, but not manage staff or billing', () => {
    expect(darf('buero', 'kehrtour.planen')).toBe(true);
    expect(darf('buero', 'kehrtour.ankuendigen')).toBe(true);
    expect(darf('buero', 'import.ausfuehren')).toBe(true);
    expect(darf('buero', 'mitarbeiter.verwalten')).toBe(false);
    expect(darf('buero', 'rechnung.verwalten')).toBe(false);
  });

  it('shows Geselle and Azubi their own rounds and no billing', () => {
    for (const rolle of ['geselle', 'azubi'] as const) {
      expect(darf(rolle, 'kehrtour.ansehen-eigene')).toBe(true);
      expect(darf(rolle, 'kehrtour.ansehen')).toBe(false);
      const verwaltet = ALLE_RECHTE.filter((recht) => /rechnung|zahlung|verwalten/.test(recht));
      expect(verwaltet.filter((recht) => darf(rolle, recht))).toEqual([]);
    }
  });

  it('shows an Azubi no keys', () => {
    expect(darf('azubi', 'schluessel.ansehen')).toBe(false);
    expect(darf('geselle', 'schluessel.ansehen')).toBe(true);
  });

  it('never gives a role a right that the role above it lacks', () => {
    for (const recht of ALLE_RECHTE) {
      const erlaubt = ROLLEN.map((rolle) => darf(rolle, recht));
      expect(erlaubt).toEqual(erlaubt.toSorted((a, b) => Number(b) - Number(a)));
    }
  });
});
