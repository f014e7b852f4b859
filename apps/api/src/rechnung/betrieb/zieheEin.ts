import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusTage, spaeter, type Tag } from '@kehrtour/domain/tag';

import type { AdminCtx } from '../../platform/ctx.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { siegelDesMandats } from '../../zahlung/siegelDesMandats.ts';
import { findRechnung, lockBetrieb } from '../rechnung.store.ts';
import { offenVon } from '../zeigeRechnungen.ts';
import { baueLastschriftdatei, type Lastschrift } from './baueLastschriftdatei.ts';
import { insertEinzug } from './buchhaltung.store.ts';
import {
  type BetriebsrechnungRow,
  listMandate,
  listUnbezahlte,
  type MandatRow,
} from './rechnungswesen.store.ts';
import { beimBetreiber } from './zeigeBetriebsrechnungen.ts';

/** Days that a bank wants a file before the debit. */
const VORLAUF_TAGE = 2;

/**
 * The file of all debits that are open and in no file yet; a returned one comes again, a disputed one waits.
 * @throws Refused 'rechnung.nichts-einzuziehen'
 */
export async function zieheEin(ctx: AdminCtx): Promise<{ name: string; xml: string }> {
  const heute = ortszeitAus(ctx.now()).tag;
  const { rows, mandate } = await beimBetreiber(ctx, async (tx) => ({
    rows: await listUnbezahlte(tx),
    mandate: new Map((await listMandate(tx)).map((mandat) => [mandat.unternehmen_id, mandat])),
  }));
  const datei = `EINZUG-${ctx.now().toISOString().slice(0, 19).replaceAll(/\D/g, '')}`;
  const lastschriften: Lastschrift[] = [];
  for (const row of rows) {
    const mandat = mandate.get(row.unternehmen_id);
    if (!mandat || row.eingezogen > 0 || row.beanstandet) continue;
    const eine = await merkeEinzug(ctx, { row, mandat, datei, heute });
    if (eine) lastschriften.push(eine);
  }
  if (lastschriften.length === 0) throw new Refused('rechnung.nichts-einzuziehen');
  return { name: `${datei}.xml`, xml: baueLastschriftdatei(datei, ctx.now(), lastschriften) };
}

function merkeEinzug(
  ctx: AdminCtx,
  { row, mandat, datei, heute }: { row: BetriebsrechnungRow; mandat: MandatRow; datei: string; heute: Tag },
): Promise<Lastschrift | undefined> {
  const betrieb = ctx.as(ctx.actor, row.unternehmen_id);
  return betrieb.transaction(async (tx) => {
    await lockBetrieb(tx);
    const rechnung = await findRechnung(tx, row.id);
    const cent = rechnung ? offenVon(rechnung) : 0;
    if (!rechnung || cent === 0 || rechnung.beanstandet) return undefined;
    const am = spaeter(rechnung.faellig_am, plusTage(heute, VORLAUF_TAGE));
    await insertEinzug(tx, { rechnungId: row.id, datei, cent, faelligAm: am });
    await record(betrieb, tx, {
      gegenstand: 'rechnung',
      id: row.id,
      was: 'eingezogen',
      nach: { datei, cent },
    });
    const iban = ctx.deps.secrets.unseal(siegelDesMandats(mandat.id), mandat.iban);
    const { referenz, kontoinhaber, erteilt_am: erteiltAm } = mandat;
    return { nummer: rechnung.nummer, cent, am, mandat: { referenz, kontoinhaber, erteiltAm, iban } };
  });
}
