import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { plusTage } from '../tag.ts';
import { type Aufgabenfrist, folgefrist, ueberschneidenSich } from './folgefrist.ts';
import { katalogTaetigkeit, TAETIGKEITSKATALOG } from './taetigkeitskatalog.ts';

const frist = (von: string | null, bis: string): Aufgabenfrist => ({ von, bis });
const erledigt = (am: string, eine: Aufgabenfrist, bekannte: readonly Aufgabenfrist[] = [eine]) => ({
  am,
  frist: eine,
  bekannte,
});

describe('folgefrist', () => {
  it('of yearly work is the same Frist a year later (§ 14a SchfHwG: the Bescheid names beginning and end)', () => {
    const bescheid = frist('2027-03-10', '2027-04-20');
    expect(folgefrist(katalogTaetigkeit('awu_gas_1'), erledigt('2027-03-12', bescheid))).toEqual(
      frist('2028-03-10', '2028-04-20'),
    );
    expect(folgefrist(katalogTaetigkeit('kehrung_1x'), erledigt('2027-03-12', bescheid))).toEqual(
      frist('2028-03-10', '2028-04-20'),
    );
  });

  it('of work every second or third year keeps its interval (Anlage 1 Nr. 3.2 and 3.5 KÜO)', () => {
    const jahr = frist('2027-01-01', '2027-12-31');
    expect(folgefrist(katalogTaetigkeit('awu_gas_2'), erledigt('2027-05-12', jahr))).toEqual(
      frist('2029-01-01', '2029-12-31'),
    );
    expect(folgefrist(katalogTaetigkeit('awu_gas_3'), erledigt('2027-05-12', jahr))).toEqual(
      frist('2030-01-01', '2030-12-31'),
    );
  });

  it('of three sweeps a year is the next season of the heating period', () => {
    const dreimal = katalogTaetigkeit('kehrung_3x');
    expect(folgefrist(dreimal, erledigt('2027-02-02', frist('2027-01-01', '2027-02-28')))).toEqual(
      frist('2027-03-15', '2027-04-30'),
    );
    expect(folgefrist(dreimal, erledigt('2027-10-02', frist('2027-10-01', '2027-11-30')))).toEqual(
      frist('2028-01-01', '2028-02-28'),
    );
  });

  it('follows the Bescheid where its Fristen of a year are known, not the catalogue', () => {
    const fruehjahr = frist('2027-02-01', '2027-03-15');
    const herbst = frist('2027-09-01', '2027-10-20');
    const zweimal = katalogTaetigkeit('kehrung_2x');
    expect(folgefrist(zweimal, erledigt('2027-09-02', herbst, [fruehjahr, herbst]))).toEqual(
      frist('2028-02-01', '2028-03-15'),
    );
    const vorjahr = frist('2026-09-01', '2026-10-20');
    expect(folgefrist(zweimal, erledigt('2027-02-10', fruehjahr, [vorjahr, fruehjahr]))).toEqual(herbst);
  });

  it('comes at even intervals where neither season nor Bescheid says more (§ 3 Abs. 2 KÜO)', () => {
    const eigene = { wiederholung: { art: 'proJahr', anzahl: 4 }, fenster: [] } as const;
    const weiter = (eine: Aufgabenfrist) => folgefrist(eigene, erledigt('2027-02-02', eine));
    expect(weiter(frist('2027-01-01', '2027-03-31'))).toEqual(frist('2027-04-01', '2027-06-30'));
    expect(weiter(frist('2027-10-01', '2027-12-31'))).toEqual(frist('2028-01-01', '2028-03-31'));
  });

  it('begins with the season in which it ends where nobody said from when', () => {
    expect(
      folgefrist(katalogTaetigkeit('kehrung_1x'), erledigt('2027-02-02', frist(null, '2027-09-30'))),
    ).toEqual(frist('2028-05-01', '2028-09-30'));
    expect(
      folgefrist(katalogTaetigkeit('awu_gas_1'), erledigt('2027-02-02', frist(null, '2027-02-28'))),
    ).toEqual(frist('2028-01-01', '2028-02-28'));
    expect(
      folgefrist(katalogTaetigkeit('messung_fest'), erledigt('2027-02-02', frist(null, '2027-04-30'))),
    ).toEqual(frist('2028-10-01', '2029-04-30'));
  });

  it('of a Feuerstättenschau counts from the day it took place (§ 14 SchfHwG)', () => {
    expect(
      folgefrist(katalogTaetigkeit('fss'), erledigt('2027-02-02', frist('2025-01-01', '2027-12-31'))),
    ).toEqual(frist('2030-02-02', '2032-02-02'));
  });

  it('does not exist for work that comes once or by occasion', () => {
    for (const id of ['erstmessung', 'wiederholung', 'pruef15', 'ausbrennen'] as const)
      expect(
        folgefrist(katalogTaetigkeit(id), erledigt('2027-02-02', frist(null, '2027-12-31'))),
      ).toBeUndefined();
  });

  it('passes over Fristen that ran out before the work was done', () => {
    expect(
      folgefrist(katalogTaetigkeit('awu_gas_1'), erledigt('2027-02-02', frist('2024-01-01', '2024-12-31'))),
    ).toEqual(frist('2027-01-01', '2027-12-31'));
  });

  it('begins behind the one before, is never over, and never ends before it begins', () => {
    const tag = fc.integer({ min: 0, max: 3000 }).map((tage) => plusTage('2024-01-01', tage));
    fc.assert(
      fc.property(
        fc.constantFrom(...TAETIGKEITSKATALOG),
        fc.record({ bis: tag, laenge: fc.option(fc.integer({ min: 0, max: 400 })), am: tag }),
        fc.array(fc.record({ bis: tag, von: fc.constant(null) }), { maxLength: 6 }),
        (taetigkeit, { bis, laenge, am }, bekannte) => {
          const eine = frist(laenge === null ? null : plusTage(bis, -laenge), bis);
          const folge = folgefrist(taetigkeit, { am, frist: eine, bekannte });
          if (folge === undefined) return;
          expect(folge.von <= folge.bis).toBe(true);
          expect(folge.bis > am).toBe(true);
          if (taetigkeit.wiederholung.art !== 'feuerstaettenschau') expect(folge.bis > bis).toBe(true);
        },
      ),
      { numRuns: Number(process.env['FAELLE']) },
    );
  });
});

describe('ueberschneidenSich', () => {
  it('knows the same turn of a work by a common day', () => {
    expect(ueberschneidenSich(frist('2028-01-01', '2028-02-28'), frist('2028-02-28', '2028-04-30'))).toBe(
      true,
    );
    expect(ueberschneidenSich(frist('2028-01-01', '2028-02-28'), frist('2028-03-01', '2028-04-30'))).toBe(
      false,
    );
    expect(ueberschneidenSich(frist(null, '2028-02-28'), frist('2028-03-01', '2028-04-30'))).toBe(false);
  });
});
