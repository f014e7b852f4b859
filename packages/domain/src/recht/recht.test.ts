import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { ARBEITSWERTE, arbeitswertAm } from '../gebuehr/arbeitswert.ts';
import { istTag, plusTage } from '../tag.ts';

const src = path.join(import.meta.dirname, '..');
const seite = readFileSync(path.join(src, '../recht.md'), 'utf8');
type Zeile = { datei: string; regel: string; norm: string; seit: string; gelesen: string };
const zeilen: Zeile[] = seite
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, datei = '', regel = '', norm = '', seit = '', gelesen = ''] = line
      .split('|')
      .map((zelle) => zelle.trim());
    return { datei: datei.replaceAll('`', ''), regel, norm, seit, gelesen };
  });

/** A paragraph with the law it is of, wherever in a file. */
const ZITAT =
  /(?:§§?|Art\.) ?\d[^\n`'"]{0,60}?\b(?:KÜO|SchfHwG|BImSchV|ArbZG|BGB|JArbSchG|UWG|UStG|EStG|AO|DSGVO|BMG|VwVfG|GModG|BayFTG|SächsSFG|ThürFtG)\b/;
const HALBES_JAHR_TAGE = 183;

describe('the page of law', () => {
  it('has a row for each file that cites a paragraph, and none for others', () => {
    const zitierende = globSync('**/*.ts', { cwd: src, exclude: ['**/*.test.ts'] }).filter((datei) =>
      ZITAT.test(readFileSync(path.join(src, datei), 'utf8')),
    );
    const genannt = zeilen.map(({ datei }) => datei);
    expect(zitierende.filter((datei) => !genannt.includes(datei))).toEqual([]);
    expect(genannt.filter((datei) => !globSync(datei, { cwd: src }).length)).toEqual([]);
    expect(genannt).toEqual(genannt.toSorted());
  });

  it('says of each since when it holds and when it was read', () => {
    expect(zeilen.length).toBeGreaterThan(25);
    for (const { datei, norm, seit, gelesen } of zeilen) {
      expect([datei, istTag(seit), istTag(gelesen)]).toEqual([datei, true, true]);
      expect(norm, datei).toMatch(/§|Art\.|Anlage|rechtssaetze/);
    }
  });

  it('knows the Arbeitswert of every day that the tests stand on, the newest version first', () => {
    for (const tag of ['2026-07-28', '2026-07-29', '2026-11-28', '2027-01-12', '2027-03-28', '2028-02-29'])
      expect(arbeitswertAm(tag).ab <= tag, tag).toBe(true);
    const ab = ARBEITSWERTE.map((einer) => einer.ab);
    expect(ab).toEqual(ab.toSorted().toReversed());
  });

  it('was read within a year, and reminds after half of one', { tags: 'night' }, () => {
    const heute = new Date().toISOString().slice(0, 10);
    const aelterAls = (tage: number) => zeilen.filter(({ gelesen }) => plusTage(gelesen, tage) < heute);
    for (const { datei, norm } of aelterAls(HALBES_JAHR_TAGE))
      process.stdout.write(
        `Seit einem halben Jahr nicht gelesen: ${norm} (${datei}), siehe packages/domain/recht.md\n`,
      );
    expect(aelterAls(2 * HALBES_JAHR_TAGE), 'read again, and written in recht.md with the day').toEqual([]);
  });
});
