import { NAME_UND_ANSCHRIFT, type NameUndAnschrift } from '../../liegenschaft/kontaktspalten.ts';
import type { Tx } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/**
 * Who has to see to it (§ 1 Abs. 1 SchfHwG): the owner of the flat, else of the house; where none is known, who manages it. Undefined
 * where nobody is known.
 */
export const findBriefempfaenger = (tx: Tx, mangelId: string): Promise<NameUndAnschrift | undefined> =>
  tx.row(sql`
    select ${NAME_UND_ANSCHRIFT}
    from mangel m join liegenschaft_kontakt lk on lk.unternehmen_id = m.unternehmen_id and lk.liegenschaft_id = m.liegenschaft_id
      and lk.rolle in ('eigentuemer', 'verwalter')
      and (lk.nutzungseinheit_id is null or lk.nutzungseinheit_id is not distinct from m.nutzungseinheit_id)
    join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
    where m.id = ${mangelId}
    order by lk.rolle = 'eigentuemer' desc, lk.nutzungseinheit_id is null, lk.id limit 1`);
