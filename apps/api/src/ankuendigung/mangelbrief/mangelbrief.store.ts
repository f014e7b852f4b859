import type { Anrede, Kontaktart } from '@kehrtour/domain/liegenschaft/kontakt';

import type { Tx } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export type BriefempfaengerRow = {
  art: Kontaktart;
  anrede: Anrede;
  titel: string;
  vorname: string;
  nachname: string;
  firma: string;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
};
/**
 * Who has to see to it (§ 1 Abs. 1 SchfHwG): the owner of the flat, else of the house; where none is known, who manages it. Undefined
 * where nobody is known.
 */
export const findBriefempfaenger = (tx: Tx, mangelId: string): Promise<BriefempfaengerRow | undefined> =>
  tx.row(sql`
    select k.art, k.anrede, k.titel, k.vorname, k.nachname, k.firma, k.strasse, k.hausnr, k.plz, k.ort
    from mangel m join liegenschaft_kontakt lk on lk.unternehmen_id = m.unternehmen_id and lk.liegenschaft_id = m.liegenschaft_id
      and lk.rolle in ('eigentuemer', 'verwalter')
      and (lk.nutzungseinheit_id is null or lk.nutzungseinheit_id is not distinct from m.nutzungseinheit_id)
    join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
    where m.id = ${mangelId}
    order by lk.rolle = 'eigentuemer' desc, lk.nutzungseinheit_id is null, lk.id limit 1`);
