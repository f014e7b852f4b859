import { ibanFehler } from '@kehrtour/domain/kennung/iban';
import { istTag } from '@kehrtour/domain/tag';

import type { Lastschrift } from './baueLastschriftdatei.ts';

/** What banks keep of an amount of a debit, in cents (ISO 20022, ActiveOrHistoricCurrencyAndAmount of SEPA: 999,999,999.99). */
const CENT_MAX = 99_999_999_999;
const KENNUNG = /^(?!\/)(?!.*\/\/)[A-Za-z0-9/\-?:().,'+ ]{1,35}(?<!\/)$/;

/**
 * What a bank would refuse of a debit by the schema of pain.008.001.08 and the rules of the scheme (EPC130-08), as the end of a
 * sentence; undefined where it keeps to them. Of a name something can always be written.
 */
export function lastschriftFehler({ nummer, cent, am, mandat }: Lastschrift): string | undefined {
  if (!KENNUNG.test(nummer)) return 'die Rechnungsnummer hat Zeichen, die keine Bank annimmt';
  if (!Number.isInteger(cent) || cent < 1 || cent > CENT_MAX) return 'der Betrag lässt sich nicht einziehen';
  if (!istTag(am)) return 'der Tag des Einzugs fehlt';
  if (!KENNUNG.test(mandat.referenz)) return 'die Mandatsreferenz hat Zeichen, die keine Bank annimmt';
  if (!istTag(mandat.erteiltAm) || mandat.erteiltAm > am)
    return 'das Mandat ist erst nach dem Einzug erteilt';
  const iban = ibanFehler(mandat.iban);
  return iban === null ? undefined : `die IBAN ${iban}`;
}
