import { type Refusals, refusing } from '../platform/refusing.ts';

/** Why the operator is refused, and what can be done instead. */
const GRUND = {
  'kein-kontoauszug': [
    'falscher-inhalt',
    'Das ist kein Kontoauszug. Bitte nehmen Sie CAMT.053 (XML) oder eine CSV-Datei mit Buchungstag und Betrag.',
  ],
} as const satisfies Refusals;

export const rechnungRefused = refusing(GRUND);
