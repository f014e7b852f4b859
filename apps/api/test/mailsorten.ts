import { readdirSync, readFileSync } from 'node:fs';

import { VERSANDANLAESSE } from '@kehrtour/domain/versand/versandanlass';

import type { Anlass } from '../src/buchung/buchung.mail.ts';

/** What is written of a booking later than when it is made. */
export const SPAETER: readonly Anlass[] = [
  'angenommen',
  'zugestimmt',
  'verschoben',
  'vorgeschlagen',
  'gewaehlt',
  'abgesagt',
  'abgelehnt',
  'widerrufen',
];
/** What a sort is called where its name is put together. */
const ZUSAMMENGESETZT: Readonly<Record<string, readonly string[]>> = {
  '`buchung.${anlass}`': ['bestaetigen', 'gebucht', 'angefragt', ...SPAETER].map((art) => `buchung.${art}`),
  '`wunsch.${anlass}`': ['wunsch.eingegangen', 'wunsch.abgelehnt'],
  'mail.name': ['loeschungBeantragtMail', 'loeschungStehtBevorMail'],
};
/** Which causes one has that is not written where its mail is. */
const BERECHNET: Readonly<Record<string, readonly string[]>> = {
  'versandanlass(ctx, anlass, bestaetigt)': ['buchung', 'verlegung', 'bestaetigt', 'ende', 'buero'],
  '': ['registrierung', 'einladung'],
};

const MIT_ANLASS = /\banlass(?:: ([^\n]*?))?,\s+ereignis\b[\s\S]*?\bvorlage: (`[^`]*`|[^,}\n]+)/g;
const worte = (ausdruck: string): string[] =>
  [...ausdruck.matchAll(/'([\w.-]+)'/g)].map(([, wort = '']) => wort);

/** Every sort of mail that our own source writes, with the causes that count it. */
export function mailsorten(): Map<string, string[]> {
  const src = new URL('../src/', import.meta.url);
  const sorten = new Map<string, Set<string>>();
  for (const name of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
    const text = readFileSync(new URL(name.replaceAll('\\', '/'), src), 'utf8');
    if (!text.includes('queueMail(')) continue;
    for (const [, anlass = '', vorlage = ''] of text.matchAll(MIT_ANLASS))
      for (const sorte of ZUSAMMENGESETZT[vorlage.trim()] ?? worte(vorlage))
        for (const einer of BERECHNET[anlass] ?? worte(anlass))
          if (einer in VERSANDANLAESSE) sorten.set(sorte, (sorten.get(sorte) ?? new Set()).add(einer));
  }
  return new Map([...sorten].toSorted().map(([sorte, anlaesse]) => [sorte, [...anlaesse].toSorted()]));
}
