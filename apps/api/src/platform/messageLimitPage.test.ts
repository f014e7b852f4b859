import { readFile } from 'node:fs/promises';

import {
  BETRIEBSSTUFEN,
  type JeStufe,
  VERSANDANLAESSE,
  type Versandanlass,
  type Versandgrenzen,
} from '@kehrtour/domain/versand/versandanlass';
import { expect, it } from 'vitest';

import { mailsorten } from '../../test/mailsorten.ts';

const BY: Readonly<Record<Versandgrenzen['durch'], string>> = {
  fremde: 'anybody',
  kunde: 'whoever holds a code or a page',
  konto: 'whoever is logged in',
  betrieb: 'a company',
  betreiber: 'the operator',
  uhr: 'the clock',
};
const TO: Readonly<Record<Versandgrenzen['an'], string>> = {
  jede: 'any address',
  kontakt: 'a customer',
  konto: 'the address of a login',
  inhaber: 'owners',
  betreiber: 'the operator',
};
const ofStages = (grenze: JeStufe): string => {
  const zahlen = BETRIEBSSTUFEN.map((stufe) => String(grenze[stufe] ?? '∞'));
  return new Set(zahlen).size === 1 ? (zahlen[0] ?? '') : zahlen.join(' / ');
};
const boundOf = (row: Versandgrenzen): string =>
  [
    row.jeAdresse === undefined ? '' : `${row.jeAdresse} to an address`,
    row.jeAdresseImBetrieb ? `${ofStages(row.jeAdresseImBetrieb)} from a company to an address` : '',
    row.jeBetrieb ? `${ofStages(row.jeBetrieb)} ${row.ersetzt ? 'addresses of' : 'from'} a company` : '',
    row.insgesamt === undefined ? '' : `${row.insgesamt} in all`,
    row.alarmAb === undefined ? '' : `alarm from ${row.alarmAb} on`,
    row.sonst ?? '',
  ]
    .filter(Boolean)
    .join('; ');

const rowsBelow = async (heading: string): Promise<string[]> => {
  const page = await readFile(
    new URL(
      '../../../../.github/decisions/2026-11-28-every-message-has-a-cause-with-a-bound.md',
      import.meta.url,
    ),
    'utf8',
  );
  const [, table = ''] = page.split(`| ${heading} |`);
  return (table.split('\n\n')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
};

it('stands in the decision as it is: each cause, who sets it off, whom it reaches, what bounds it', async () => {
  const meant = (Object.entries(VERSANDANLAESSE) as [Versandanlass, Versandgrenzen][]).map(
    ([anlass, row]) => `| \`${anlass}\` | ${BY[row.durch]} | ${TO[row.an]} | ${boundOf(row)} |`,
  );
  expect(await rowsBelow('Cause')).toEqual(meant);
});

it('names every sort of mail that the source writes, with the causes that count it', async () => {
  const meant = [...mailsorten()].map(
    ([sorte, anlaesse]) => `| \`${sorte}\` | ${anlaesse.map((einer) => `\`${einer}\``).join(' · ')} |`,
  );
  expect(meant.length).toBeGreaterThan(30);
  expect(await rowsBelow('Mail')).toEqual(meant);
});
