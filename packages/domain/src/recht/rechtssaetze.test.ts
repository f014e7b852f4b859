import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { istTag } from '../tag.ts';
import { FUNDORTE, RECHTSSAETZE, type Rechtssatz, rechtssatz } from './rechtssaetze.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');
const saetze: readonly (readonly [string, Rechtssatz])[] = Object.entries(RECHTSSAETZE);

/** What customers read is written here. */
const KUNDENTEXTE = [
  'apps/booking/src',
  'apps/api/src/terminzettel',
  'apps/api/src/ankuendigung/kanal',
  'apps/api/src/ankuendigung/papier/baueZettel.ts',
  'apps/api/src/ankuendigung/papier/mailrahmen.ts',
  'apps/api/src/buchung/buchung.mail.ts',
  'apps/api/src/unternehmen/einstellungen.ts',
  'apps/marketing/src/features/demo',
  'packages/domain/src/versand/terminzettel.ts',
  'packages/domain/src/buchung/buchung.ts',
];

function dateien(ort: string): string[] {
  const voll = path.join(REPOSITORY, ort);
  if (statSync(voll).isFile()) return [voll];
  return readdirSync(voll, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(voll, name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name));
}

/** A paragraph or a law in a line that is no comment. */
const nenntRecht = (zeile: string): boolean =>
  !/^\s*(\/?\*|\/\/)/.test(zeile) &&
  /§+ ?\d|\b(SchfHwG|KÜO|BImSchV|EGBGB|BGB|UWG)\b/.test(zeile.replace(/\/\/ .*$/, ''));

describe('sentences of law', () => {
  it('are these, for a lawyer to read in ten minutes', async () => {
    const seite = saetze.map(([name, { text, norm, fassung, wo, offen }]) =>
      [
        `## ${name}`,
        `> ${text}`,
        `- Norm: ${norm}`,
        `- Gelesen in der Fassung vom: ${fassung}`,
        `- Steht auf: ${wo.join(', ')}`,
        ...(offen === undefined ? [] : [`- Offen: ${offen}`]),
      ].join('\n'),
    );
    await expect(`# Rechtssätze\n\n${seite.join('\n\n')}\n`).toMatchFileSnapshot('../../rechtssaetze.md');
  });

  it.each(saetze)('%s names its norm, the day of its wording, and where it stands', (_name, satz) => {
    expect(satz.norm).toMatch(/§|Anlage|Art\./);
    expect(istTag(satz.fassung)).toBe(true);
    expect(satz.wo.length).toBeGreaterThan(0);
    expect(satz.wo.every((ort) => FUNDORTE.includes(ort))).toBe(true);
  });

  it('stand nowhere else where customers read', () => {
    const gefunden = KUNDENTEXTE.flatMap(dateien).flatMap((datei) =>
      readFileSync(datei, 'utf8')
        .split('\n')
        .filter(nenntRecht)
        .map((zeile) => `${path.relative(REPOSITORY, datei)}: ${zeile.trim()}`),
    );
    expect(gefunden).toEqual([]);
  });

  it('have their blanks filled in', () => {
    expect(rechtssatz('zuschlag', { hoehe: '50', wann: 'Samstag' })).toBe(
      '50 % Zuschlag (Samstag, nach KÜO)',
    );
  });
});
