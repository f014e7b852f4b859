import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusTage, spaeter, type Tag } from '@kehrtour/domain/tag';

import type { AdminCtx } from '../../platform/ctx.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { siegelDesMandats } from '../../zahlung/siegelDesMandats.ts';
import { rechnungRefused } from '../rechnung.grund.ts';
import { findRechnung, lockBetrieb, type RechnungRow } from '../rechnung.store.ts';
import { offenVon } from '../zeigeRechnungen.ts';
import { baueLastschriftdatei, type Lastschrift, lastschriftbaum } from './baueLastschriftdatei.ts';
import { insertEinzug } from './buchhaltung.store.ts';
import { lastschriftFehler } from './lastschriftFehler.ts';
import { schemaFehler } from './lastschriftschema.ts';
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
 * The file of all debits that are open and in no file yet; a returned one comes again, a disputed one waits. Nothing counts as
 * collected before all of it keeps to what banks take.
 * @throws Refused 'rechnung.nichts-einzuziehen' | 'falscher-inhalt'
 */
export async function zieheEin(ctx: AdminCtx): Promise<{ name: string; xml: string }> {
  const heute = ortszeitAus(ctx.now()).tag;
  const { rows, mandate } = await beimBetreiber(ctx, async (tx) => ({
    rows: await listUnbezahlte(tx),
    mandate: new Map((await listMandate(tx)).map((mandat) => [mandat.unternehmen_id, mandat])),
  }));
  const datei = `EINZUG-${ctx.now().toISOString().slice(0, 19).replaceAll(/\D/g, '')}`;
  const einzuziehen = rows.flatMap((row) => {
    const mandat = mandate.get(row.unternehmen_id);
    if (!mandat || row.eingezogen > 0 || row.beanstandet) return [];
    return [{ row, mandat: mandatAus(ctx, row, mandat), datei, heute }];
  });
  const vorab = einzuziehen.map((einer) => lastschriftAus(einer, einer.row)).filter(({ cent }) => cent !== 0);
  for (const eine of vorab) verlangeGueltige(eine);
  verlangeSchema(ctx, datei, vorab);
  const lastschriften: Lastschrift[] = [];
  for (const einer of einzuziehen) {
    const eine = await merkeEinzug(ctx, einer);
    if (eine) lastschriften.push(eine);
  }
  if (lastschriften.length === 0) throw new Refused('rechnung.nichts-einzuziehen');
  return { name: `${datei}.xml`, xml: baueLastschriftdatei(datei, ctx.now(), lastschriften) };
}

type Einzug = { row: BetriebsrechnungRow; mandat: Lastschrift['mandat']; datei: string; heute: Tag };

function mandatAus(ctx: AdminCtx, row: BetriebsrechnungRow, mandat: MandatRow): Lastschrift['mandat'] {
  const { strasse = '', plz = '', ort = '' } = row.inhalt.empfaenger;
  return {
    referenz: mandat.referenz,
    kontoinhaber: mandat.kontoinhaber,
    erteiltAm: mandat.erteilt_am,
    iban: ctx.deps.secrets.unseal(siegelDesMandats(mandat.id), mandat.iban),
    betrieb: row.name,
    anschrift: { strasse, plz, ort },
  };
}

const lastschriftAus = ({ mandat, heute }: Einzug, rechnung: RechnungRow): Lastschrift => ({
  nummer: rechnung.nummer,
  cent: offenVon(rechnung),
  am: spaeter(rechnung.faellig_am, plusTage(heute, VORLAUF_TAGE)),
  mandat,
});

/** The whole file against the schema, while nothing counts as collected. */
function verlangeSchema(ctx: AdminCtx, datei: string, vorab: readonly Lastschrift[]): void {
  if (vorab.length === 0) return;
  const wo = schemaFehler(lastschriftbaum(datei, ctx.now(), vorab));
  if (wo !== undefined) throw rechnungRefused('lastschriftdatei-ungueltig', wo);
}

function verlangeGueltige(eine: Lastschrift): void {
  const fehler = lastschriftFehler(eine);
  if (fehler !== undefined) throw rechnungRefused('lastschrift-ungueltig', eine.nummer, fehler);
}

function merkeEinzug(ctx: AdminCtx, einzug: Einzug): Promise<Lastschrift | undefined> {
  const { row, datei } = einzug;
  const betrieb = ctx.as(ctx.actor, row.unternehmen_id);
  return betrieb.transaction(async (tx) => {
    await lockBetrieb(tx);
    const rechnung = await findRechnung(tx, row.id);
    if (!rechnung || offenVon(rechnung) === 0 || rechnung.beanstandet) return undefined;
    const eine = lastschriftAus(einzug, rechnung);
    await insertEinzug(tx, { rechnungId: row.id, datei, cent: eine.cent, faelligAm: eine.am });
    await record(betrieb, tx, {
      gegenstand: 'rechnung',
      id: row.id,
      was: 'eingezogen',
      nach: { datei, cent: eine.cent },
    });
    return eine;
  });
}
