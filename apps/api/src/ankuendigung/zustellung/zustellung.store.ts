import type { Zustellungsart } from '@kehrtour/domain/nachweis/zustellung';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../../platform/db/db.ts';
import { instant, json, sql } from '../../platform/db/sql.ts';

export type ZustellungNeu = {
  id: string;
  ankuendigung_id: string;
  runde: number;
  berichtigt: string | null;
};
export type Vermerk = {
  readonly art: Zustellungsart;
  readonly am: Tag;
  readonly von: string;
  readonly vermerktAm: Date;
  readonly vermerktVon: string;
};
/** Only one is written where two report the same at the same moment. */
export const insertZustellungen = (
  tx: Tx,
  vermerk: Vermerk,
  rows: readonly ZustellungNeu[],
): Promise<number> =>
  tx.run(sql`
    insert into zustellung (id, ankuendigung_id, runde, berichtigt, art, am, von, vermerkt_am, vermerkt_von)
    select r.id, r.ankuendigung_id, r.runde, r.berichtigt, ${vermerk.art}, ${vermerk.am}::date, ${vermerk.von}::uuid,
      ${instant(vermerk.vermerktAm)}, ${vermerk.vermerktVon}
    from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, ankuendigung_id uuid, runde integer, berichtigt uuid)
    on conflict do nothing`);

export async function gibtEsMitarbeiter(tx: Tx, id: string): Promise<boolean> {
  return (await tx.row(sql`select 1 from mitarbeiter where id = ${id}`)) !== undefined;
}
