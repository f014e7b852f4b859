import type { Importstand } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';

import type { Tx } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export type KennungRow = { stand: Importstand; external_id: string | null; weitere: string[] };
export const listKennungen = (tx: Tx): Promise<KennungRow[]> =>
  tx.rows(sql`select l.import_stand as stand, l.external_id, jsonb_agg(k.schluessel order by k.schluessel) as weitere
    from hauskennung k join liegenschaft l on l.unternehmen_id = k.unternehmen_id and l.id = k.liegenschaft_id
    where l.import_stand is not null group by l.unternehmen_id, l.id order by l.id`);
