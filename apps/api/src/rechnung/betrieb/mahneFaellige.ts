import { formatEuro, formatTag } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { faelligeMahnstufe } from '@kehrtour/domain/rechnung/faelligeMahnstufe';
import { MAHNSTUFEN } from '@kehrtour/domain/rechnung/rechnung';
import { plusTage, type Tag } from '@kehrtour/domain/tag';
import { product } from '@kehrtour/domain/text/product';

import type { AdminCtx } from '../../platform/ctx.ts';
import { record } from '../../platform/history.ts';
import { findRechnung, lockBetrieb, type RechnungRow } from '../rechnung.store.ts';
import { offenVon, befundAus } from '../zeigeRechnungen.ts';
import { insertMahnung } from './buchhaltung.store.ts';
import { maileZurRechnung } from './maileZurRechnung.ts';
import { listUnbezahlte } from './rechnungswesen.store.ts';
import { beimBetreiber } from './zeigeBetriebsrechnungen.ts';

/** Reminds of all that is due for it today, each by one step; a second run on the same day finds nothing. */
export async function mahneFaellige(ctx: AdminCtx): Promise<{ gemahnt: number }> {
  const heute = ortszeitAus(ctx.now()).tag;
  const rows = await beimBetreiber(ctx, listUnbezahlte);
  let gemahnt = 0;
  for (const row of rows.filter((eine) => stufeVon(eine, heute) !== undefined))
    if (await mahne(ctx, row, heute)) gemahnt += 1;
  return { gemahnt };
}

const stufeVon = (row: RechnungRow, heute: Tag): number | undefined =>
  row.art === 'rechnung'
    ? faelligeMahnstufe({ ...befundAus(row), gemahntBis: row.gemahnt_bis }, heute)
    : undefined;

/** Looked at again while the company is held: a payment may have come meanwhile. */
function mahne(ctx: AdminCtx, { unternehmen_id, id }: RechnungRow, heute: Tag): Promise<boolean> {
  const betrieb = ctx.as(ctx.actor, unternehmen_id);
  return betrieb.transaction(async (tx) => {
    await lockBetrieb(tx);
    const rechnung = await findRechnung(tx, id);
    const stufe = rechnung && stufeVon(rechnung, heute);
    const worte = MAHNSTUFEN[(stufe ?? 0) - 1];
    if (!rechnung || stufe === undefined || !worte) return false;
    const bis = plusTage(heute, worte.frist);
    await insertMahnung(tx, { rechnungId: id, stufe, am: heute, bis });
    await record(betrieb, tx, { gegenstand: 'rechnung', id, was: 'gemahnt', nach: { stufe } });
    await maileZurRechnung(ctx, tx, rechnung, {
      ereignis: `mahnung/${id}/${stufe}`,
      betreff: `${worte.name} zur Rechnung ${rechnung.nummer}`,
      absaetze: [
        `zu unserer Rechnung ${rechnung.nummer} vom ${formatTag(rechnung.ausgestellt_am)} sind noch ${formatEuro(offenVon(rechnung))} offen; fällig war sie am ${formatTag(rechnung.faellig_am)}.`,
        `Bitte überweisen Sie den Betrag bis ${formatTag(bis)} an ${product.operator.name}, IBAN ${product.operator.iban}, und geben Sie die Rechnungsnummer an. Stimmt etwas nicht, beanstanden Sie die Rechnung in den Einstellungen unter „Rechnung“; dann mahnen wir nicht weiter.`,
      ],
    });
    return true;
  });
}
