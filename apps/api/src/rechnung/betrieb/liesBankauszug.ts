import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { bankauszugLesen } from '@kehrtour/contract/rechnungswesen';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusJahre } from '@kehrtour/domain/tag';
import { gleicheZahlungAb, type OffeneRechnung } from '@kehrtour/domain/zahlungsabgleich';
import iconv from 'iconv-lite';

import type { AdminCtx } from '../../platform/ctx.ts';
import { BETRIEB_ID } from '../../platform/outbox.ts';
import { Refused } from '../../platform/refused.ts';
import type { Upload } from '../../platform/upload.ts';
import type { Bankzeile } from '../bank/bankzeile.ts';
import { liesBankCsv } from '../bank/liesBankCsv.ts';
import { liesCamt } from '../bank/liesCamt.ts';
import { rechnungRefused } from '../rechnung.grund.ts';
import { offenVon } from '../zeigeRechnungen.ts';
import { insertBankbuchung, listGelesen, listRest } from './bankbuchung.store.ts';
import { type BetriebsrechnungRow, listFuerBank, listVerbucht } from './rechnungswesen.store.ts';
import { verbucheZahlung } from './trageZahlungEin.ts';
import { beimBetreiber } from './zeigeBetriebsrechnungen.ts';

/**
 * Reads a statement and spreads what came and went over the invoices; what was read before is passed over, also when the
 * first time ended in the middle.
 * @throws Refused 'zu-gross' | 'falscher-inhalt'
 */
export async function liesBankauszug(
  ctx: AdminCtx,
  datei: Upload,
): Promise<AnswerOf<typeof bankauszugLesen>> {
  if (datei.zuGross) throw new Refused('zu-gross');
  const text = textAus(datei.bytes);
  const zeilen = text.trimStart().startsWith('<') ? liesCamt(text) : liesBankCsv(text);
  if (!zeilen) throw rechnungRefused('kein-kontoauszug');
  const betreiber = ctx.as(ctx.actor, BETRIEB_ID);
  const verweise = zeilen.map(({ verweis }) => verweis);
  const gelesen = await betreiber.transaction((tx) => listGelesen(tx, verweise));
  const neue = zeilen.filter(({ verweis }) => !gelesen.has(verweis));
  const zugeordnet = await verteile(ctx, neue);
  const rest = await betreiber.transaction(listRest);
  return {
    gelesen: zeilen.length,
    neu: neue.length,
    zugeordnet,
    rest: rest.map(({ rest_cent: restCent, ...eine }) => ({ ...eine, restCent })),
  };
}

/** Exports of older bank software are not UTF-8. */
function textAus(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('utf8');
  return text.includes('\uFFFD') ? iconv.decode(Buffer.from(bytes), 'win1252') : text;
}

async function verteile(ctx: AdminCtx, zeilen: readonly Bankzeile[]): Promise<number> {
  const seit = plusJahre(ortszeitAus(ctx.now()).tag, -2);
  const verweise = zeilen.map(({ verweis }) => verweis);
  const { rows, verbucht } = await beimBetreiber(ctx, async (tx) => ({
    rows: await listFuerBank(tx, seit),
    verbucht: new Map((await listVerbucht(tx, verweise)).map(({ verweis, cent }) => [verweis, cent])),
  }));
  const stand = rows.map((row) => ({ row, rechnung: offeneAus(row) }));
  let zugeordnet = 0;
  for (const zeile of zeilen) {
    const cent = zeile.cent - (verbucht.get(zeile.verweis) ?? 0);
    const text = `${zeile.zweck} ${zeile.name}`;
    const { zuordnungen, restCent } = gleicheZahlungAb(
      { cent, text },
      stand.map(({ rechnung }) => rechnung),
    );
    for (const { rechnungId, cent: teil } of zuordnungen) {
      const eine = stand.find(({ row }) => row.id === rechnungId);
      if (!eine) continue;
      await verbuche(ctx, zeile, eine.row, teil);
      eine.rechnung.offenCent -= teil;
      eine.rechnung.bezahltCent += teil;
    }
    if (zuordnungen.length > 0) zugeordnet += 1;
    await ctx
      .as(ctx.actor, BETRIEB_ID)
      .transaction((tx) => insertBankbuchung(tx, { ...zeile, restCent }, ctx.now()));
  }
  return zugeordnet;
}

const offeneAus = (row: BetriebsrechnungRow): OffeneRechnung => ({
  id: row.id,
  nummer: row.nummer,
  offenCent: offenVon(row),
  bezahltCent: row.bezahlt_cent,
});

function verbuche(ctx: AdminCtx, zeile: Bankzeile, row: BetriebsrechnungRow, cent: number): Promise<void> {
  const betrieb = ctx.as(ctx.actor, row.unternehmen_id);
  const art = cent < 0 ? 'ruecklastschrift' : row.eingezogen > 0 ? 'lastschrift' : 'ueberweisung';
  const { am, verweis } = zeile;
  return betrieb.transaction((tx) =>
    verbucheZahlung(betrieb, tx, { rechnungId: row.id, art, cent, am, verweis }),
  );
}
