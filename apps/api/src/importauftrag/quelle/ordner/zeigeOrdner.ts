import type { Importordnerliste, Ordnerdatei } from '@kehrtour/contract/importordner';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../../platform/ctx.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Refused } from '../../../platform/refusal/refused.ts';
import { listDateien, listOrdner, type OrdnerdateiRow } from './ordner.store.ts';

const DATEIEN = 8;

export function verlangeVerwaltung(ctx: StaffCtx): void {
  if (!darf(ctx.actor.rolle, 'verbindung.verwalten')) throw new Refused('nicht-erlaubt');
}

/** The folders of a company with what was found last. */
export async function zeigeOrdner(ctx: StaffCtx): Promise<Importordnerliste> {
  verlangeVerwaltung(ctx);
  return ctx.transaction(ordnerJetzt);
}

export async function ordnerJetzt(tx: Tx): Promise<Importordnerliste> {
  const ordner = [];
  for (const row of await listOrdner(tx)) {
    const { id, art, wirt, pfad, sofort, schluessel, fehler } = row;
    ordner.push({
      id,
      art,
      wirt,
      pfad,
      sofort,
      schluessel,
      fehler,
      neuerSchluessel: row.neuer_schluessel,
      versuchtAm: row.versucht_am?.toISOString() ?? null,
      gelungenAm: row.gelungen_am?.toISOString() ?? null,
      dateien: (await listDateien(tx, id, DATEIEN)).map(dateiAus),
    });
  }
  return { ordner };
}

function dateiAus(row: OrdnerdateiRow): Ordnerdatei {
  const { id, name, stand, grund, halt } = row;
  return {
    id,
    name,
    stand,
    grund,
    halt,
    am: row.am.toISOString(),
    importauftrag:
      row.importauftrag_id === null || row.status === null
        ? null
        : { id: row.importauftrag_id, status: row.status },
  };
}
