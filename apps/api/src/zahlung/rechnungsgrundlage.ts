import type { Rechnungsanschrift } from '@kehrtour/contract/zahlung';
import type { Tag } from '@kehrtour/domain/tag';
import type { Tarifwechsel } from '@kehrtour/domain/unternehmen/tarifwechsel';
import type { Zahlungsart } from '@kehrtour/domain/zahlung/zahlungsart';

import type { Tx } from '../platform/db/db.ts';
import { letzterFreierTag } from './letzterFreierTag.ts';
import { findMandat, getZahlung, listTarifwechsel } from './zahlung.store.ts';
import { anschriftAus } from './zeigeZahlung.ts';

/** What an invoice is made of besides the usage of its month; read inside the transaction that writes it. */
export type Rechnungsgrundlage = {
  empfaenger: Rechnungsanschrift;
  wechsel: Tarifwechsel[];
  testende: Tag;
  zahlung: { art: Zahlungsart; mandat: { referenz: string; ibanEnde: string } | null };
};

export async function rechnungsgrundlage(tx: Tx): Promise<Rechnungsgrundlage> {
  const row = await getZahlung(tx);
  const empfaenger = anschriftAus(row);
  // Whoever had both before they excluded each other pays by transfer: BR-DE-31 wants the whole IBAN in an XRechnung by debit.
  const mandat = empfaenger.leitwegId === '' ? await findMandat(tx) : undefined;
  return {
    empfaenger,
    wechsel: await listTarifwechsel(tx),
    testende: letzterFreierTag(row),
    zahlung: {
      art: mandat ? 'lastschrift' : 'rechnung',
      mandat: mandat ? { referenz: mandat.referenz, ibanEnde: mandat.iban_ende } : null,
    },
  };
}
