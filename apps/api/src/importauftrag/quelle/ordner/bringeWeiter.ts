import { ordnerhalt, type Ordnerhalt } from '@kehrtour/domain/importdatei/importordner';

import { joinedTo, type TenantCtx } from '../../../platform/ctx.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Refused } from '../../../platform/refusal/refused.ts';
import { lockImport, type ImportRow } from '../../importauftrag.store.ts';
import { startePruefung } from '../../pruefeImport.ts';
import { starteUebernahme } from '../../uebernimmImport.ts';
import { laufendeArbeit } from '../../zeigeImport.ts';
import { meldeInhabern } from './meldeInhabern.ts';
import { listOffene, lockOrdner, type OrdnerdateiRow, type OrdnerRow, setWeiter } from './ordner.store.ts';

/**
 * Takes files that were read a step further: the dry run, and where the company wants it the switch. Each step is kept in
 * the transaction that puts its work in the queue; whoever was killed between two finds the next one here.
 */
export async function bringeWeiter(ctx: TenantCtx, { id: ordnerId }: OrdnerRow): Promise<void> {
  const offene = await ctx.transaction((tx) => listOffene(tx, ordnerId));
  for (const { id } of offene)
    await ctx.transaction(async (tx) => {
      // Under the lock of the folder: two jobs do not take the same step twice.
      const ordner = await lockOrdner(tx, ordnerId);
      const datei = (await listOffene(tx, ordnerId)).find((eine) => eine.id === id);
      if (ordner && datei) await geheSchritt(joinedTo(ctx, tx), tx, ordner, datei);
    });
}

async function geheSchritt(ctx: TenantCtx, tx: Tx, ordner: OrdnerRow, datei: OrdnerdateiRow): Promise<void> {
  const row = datei.importauftrag_id === null ? undefined : await lockImport(tx, datei.importauftrag_id);
  // Somebody threw it away, took it over or works on it: it is theirs now.
  if (!row || (row.status !== 'hochgeladen' && row.status !== 'geprueft'))
    return void (await setWeiter(tx, datei.id, null, null));
  if ((await laufendeArbeit(tx, row.id)) !== null) return;
  const warten = (halt: Ordnerhalt): Promise<void> => haelt(ctx, tx, ordner, { datei, halt });
  try {
    if (datei.weiter === 'pruefen') {
      if (row.vorschau.fehlendePflichtfelder.length > 0) return await warten('spalten');
      if (row.status === 'hochgeladen') await startePruefung(ctx, row.id);
      return void (await setWeiter(tx, datei.id, ordner.sofort ? 'uebernehmen' : null, null));
    }
    if (row.status === 'hochgeladen') return await warten('gescheitert');
    const halt = ordnerhalt(alsPruefling(row));
    if (halt !== undefined) return await warten(halt);
    await starteUebernahme(ctx, row.id, { version: row.version, wer: ordner.angelegt_von });
    await setWeiter(tx, datei.id, null, null);
  } catch (fehler) {
    if (!(fehler instanceof Refused)) throw fehler;
    await warten('gescheitert');
  }
}

async function haelt(
  ctx: TenantCtx,
  tx: Tx,
  ordner: OrdnerRow,
  { datei, halt }: { datei: OrdnerdateiRow; halt: Ordnerhalt },
): Promise<void> {
  await setWeiter(tx, datei.id, null, halt);
  await meldeInhabern(ctx, tx, ordner, { art: 'wartet', datei: datei.name });
}

const alsPruefling = (row: ImportRow): Parameters<typeof ordnerhalt>[0] => ({
  pflichtfelderFehlen: row.vorschau.fehlendePflichtfelder.length > 0,
  lesartBekannt: row.art === 'ziv4' || row.lesart.ausProfil === true,
  gleicheGesagt: row.lesart.gleiche !== undefined,
  anzahl: row.anzahl,
});
