import type { KehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import { ANGESAGTE, type TerminStatus } from '@kehrtour/domain/termin/termin';

import { NACH_RANG_BEIM_TERMIN } from '../../liegenschaft/kontaktspalten.ts';
import type { Tx } from '../../platform/db/db.ts';
import { instant, sql, worte } from '../../platform/db/sql.ts';
import type { GebuchterWunsch } from '../buchung.store.ts';

export type TeilbarRow = {
  id: string;
  version: number;
  status: TerminStatus;
  liegenschaft_id: string;
  nutzungseinheit_id: string | null;
  kehrtour_id: string | null;
  halt_id: string | null;
  kehrtour: string;
  kehrtour_status: KehrtourStatus | null;
  mitarbeiter_id: string | null;
  mitarbeiter: string;
  beginn: Date;
  ende: Date;
  fenster_von: Date;
  fenster_bis: Date;
  buchung_id: string | null;
  wunsch: GebuchterWunsch | null;
  kontakt_id: string | null;
  vorname: string;
  nachname: string;
  /** Empty where nobody may be written to. */
  email: string;
  telefon: string;
};

/** An appointment with whom it concerns: who booked it, else who is told of visits to this flat or house. */
export const findTeilbar = (tx: Tx, id: string): Promise<TeilbarRow | undefined> =>
  tx.row(sql`
    select t.id, t.version, t.status, t.liegenschaft_id, t.nutzungseinheit_id, t.kehrtour_id, t.halt_id, t.mitarbeiter_id,
      t.beginn, t.ende, t.fenster_von, t.fenster_bis, coalesce(nullif(kt.name, ''), 'Kehrtour ' || kt.nummer, '') as kehrtour,
      kt.status as kehrtour_status, coalesce(m.vorname || ' ' || m.nachname, '') as mitarbeiter, b.id as buchung_id, b.wunsch,
      k.id as kontakt_id, coalesce(k.vorname, '') as vorname, coalesce(nullif(k.nachname, ''), k.firma, '') as nachname,
      case when b.id is not null or k.email_fuer_termine then coalesce(k.email, '') else '' end as email,
      coalesce(nullif(k.telefon, ''), k.mobil, '') as telefon
    from termin t
    left join kehrtour kt on kt.unternehmen_id = t.unternehmen_id and kt.id = t.kehrtour_id
    left join mitarbeiter m on m.unternehmen_id = t.unternehmen_id and m.id = t.mitarbeiter_id
    left join buchung b on b.unternehmen_id = t.unternehmen_id and b.termin_id = t.id
    left join lateral (
      select lk.kontakt_id from liegenschaft_kontakt lk
      where lk.unternehmen_id = t.unternehmen_id and lk.liegenschaft_id = t.liegenschaft_id
        and (lk.nutzungseinheit_id is null or lk.nutzungseinheit_id is not distinct from t.nutzungseinheit_id)
      order by ${NACH_RANG_BEIM_TERMIN}
      limit 1) p on true
    left join kontakt k on k.unternehmen_id = t.unternehmen_id
      and k.id = case when b.id is null then p.kontakt_id else b.kontakt_id end
    where t.id = ${id}`);

/** Whether the household got another appointment since. */
export const hatNeuerenTermin = async (
  tx: Tx,
  {
    id,
    liegenschaft_id,
    nutzungseinheit_id,
  }: Pick<TeilbarRow, 'id' | 'liegenschaft_id' | 'nutzungseinheit_id'>,
): Promise<boolean> =>
  (await tx.row(sql`select n.id from termin n join termin t on t.unternehmen_id = n.unternehmen_id and t.id = ${id}
    where n.liegenschaft_id = ${liegenschaft_id} and n.id <> ${id} and n.angelegt_am > t.angelegt_am
      and (n.nutzungseinheit_id is null or ${nutzungseinheit_id}::uuid is null or n.nutzungseinheit_id = ${nutzungseinheit_id}::uuid)
      and n.status in ${worte(ANGESAGTE)} limit 1`)) !== undefined;

/** The other appointments of the same house that are to come, the next first. */
export const listAndere = (
  tx: Tx,
  { id, liegenschaft_id }: Pick<TeilbarRow, 'id' | 'liegenschaft_id'>,
  jetzt: Date,
): Promise<{ id: string }[]> =>
  tx.rows(sql`select id from termin
    where liegenschaft_id = ${liegenschaft_id} and id <> ${id} and beginn > ${instant(jetzt)}
      and status in ${worte(ANGESAGTE)}
    order by beginn, id limit 20`);
