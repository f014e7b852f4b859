import type { AufgabeStatusGespeichert } from '@kehrtour/domain/taetigkeit/aufgabe';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db/db.ts';
import { rowset } from '../platform/db/rowset.ts';
import { liste, sql } from '../platform/db/sql.ts';

export type AufgabeRow = {
  id: string;
  liegenschaft_id: string;
  nutzungseinheit_id: string | null;
  taetigkeit_id: string;
  bezeichnung: string;
  frist_von: Tag | null;
  frist_bis: Tag;
  dauer_minuten: number;
  status: AufgabeStatusGespeichert;
  erledigt_am: Tag | null;
  kehrtour_id: string | null;
  schluessel: string;
  import_id: string | null;
};

const AUFGABEN = rowset<AufgabeRow>('aufgabe', {
  id: 'uuid',
  liegenschaft_id: 'uuid',
  nutzungseinheit_id: 'uuid',
  taetigkeit_id: 'text',
  bezeichnung: 'text',
  frist_von: 'date',
  frist_bis: 'date',
  dauer_minuten: 'integer',
  status: 'text',
  erledigt_am: 'date',
  kehrtour_id: 'uuid',
  schluessel: 'text',
  import_id: 'uuid',
});

export const saveAufgaben = (tx: Tx, rows: readonly AufgabeRow[]): Promise<void> => AUFGABEN.save(tx, rows);
export const deleteAufgaben = (tx: Tx, ids: readonly string[]): Promise<void> => AUFGABEN.remove(tx, ids);
/** All tasks of these houses, whatever became of them. */
export const listAufgabenDerHaeuser = (tx: Tx, haeuser: readonly string[]): Promise<AufgabeRow[]> =>
  AUFGABEN.list(tx, sql`t.liegenschaft_id = any(${liste(haeuser)}::uuid[])`);
