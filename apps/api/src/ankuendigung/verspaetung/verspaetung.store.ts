import type { Anrufergebnis } from '@kehrtour/domain/nachweis/antwortstand';
import { STEHENDE } from '@kehrtour/domain/termin/termin';
import type { Nachrichtenkanal } from '@kehrtour/domain/versand/kanal';

import type { Tx } from '../../platform/db/db.ts';
import { instant, sql, worte } from '../../platform/db/sql.ts';
import { TUER } from '../../termin/abfrageteile.ts';

/** Delays of one person are told one after the other. */
export const warteAufVorige = (tx: Tx, mitarbeiterId: string): Promise<unknown> =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${mitarbeiterId}, 55))`);

export type VerspaetungsansageNeu = {
  termin_id: string;
  mitarbeiter_id: string;
  am: Date;
  minuten: number;
  etwa: Date;
  kanal: Nachrichtenkanal | null;
};
export const insertVerspaetungsansage = (tx: Tx, neu: VerspaetungsansageNeu): Promise<number> =>
  tx.run(sql`insert into verspaetungsansage (termin_id, mitarbeiter_id, am, minuten, etwa, kanal)
    values (${neu.termin_id}, ${neu.mitarbeiter_id}, ${instant(neu.am)}, ${neu.minuten}, ${instant(neu.etwa)}, ${neu.kanal})`);

/** How often each of these appointments was told of a delay, and when last. */
export const listAngesagte = (
  tx: Tx,
  mitarbeiterId: string,
  seit: Date,
): Promise<{ termin_id: string; anzahl: number; zuletzt: Date }[]> =>
  tx.rows(sql`select termin_id, count(*)::int as anzahl, max(am) as zuletzt from verspaetungsansage
    where mitarbeiter_id = ${mitarbeiterId} and am >= ${instant(seit)} group by termin_id`);

export type VerspaetungszeileRow = {
  termin_id: string;
  mitarbeiter: string;
  anschrift: string;
  telefon: string;
  am: Date;
  minuten: number;
  etwa: Date;
  kanal: Nachrichtenkanal | null;
  fenster_von: Date;
  fenster_bis: Date;
  anruf: { ergebnis: Anrufergebnis; am: string; wer: string } | null;
};
/** The last word of each visit that is still to come, the newest first: whoever was visited or called off waits for nobody. */
export const listVerspaetungen = (tx: Tx, seit: Date, anzahl: number): Promise<VerspaetungszeileRow[]> =>
  tx.rows(sql`
    select v.termin_id, btrim(m.vorname || ' ' || m.nachname) as mitarbeiter,
      ${TUER} as anschrift,
      coalesce((select coalesce(nullif(k.mobil, ''), k.telefon) from liegenschaft_kontakt lk
        join offener_kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
        where lk.unternehmen_id = t.unternehmen_id and lk.liegenschaft_id = t.liegenschaft_id
          and (lk.nutzungseinheit_id is null or lk.nutzungseinheit_id is not distinct from t.nutzungseinheit_id)
          and (k.mobil <> '' or k.telefon <> '')
        order by lk.nutzungseinheit_id is not distinct from t.nutzungseinheit_id desc, lk.id limit 1), '') as telefon,
      v.am, v.minuten, v.etwa, v.kanal, t.fenster_von, t.fenster_bis,
      (select jsonb_build_object('ergebnis', r.ergebnis, 'am', r.am, 'wer', coalesce(btrim(w.vorname || ' ' || w.nachname), ''))
        from anruf r left join mitarbeiter w on w.unternehmen_id = r.unternehmen_id and w.id = r.von
        where r.unternehmen_id = t.unternehmen_id and r.termin_id = t.id and r.am >= v.am order by r.am desc, r.id limit 1) as anruf
    from (select distinct on (a.termin_id) a.* from verspaetungsansage a where a.am >= ${instant(seit)}
      order by a.termin_id, a.am desc) v
    join termin t on t.unternehmen_id = v.unternehmen_id and t.id = v.termin_id
    join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    left join nutzungseinheit n on n.unternehmen_id = t.unternehmen_id and n.id = t.nutzungseinheit_id
    join mitarbeiter m on m.unternehmen_id = v.unternehmen_id and m.id = v.mitarbeiter_id
    where t.status in ${worte(STEHENDE)}
    order by v.am desc, t.fenster_von, t.id limit ${anzahl}`);

export type OhneFolgenRow = { mitarbeiter_id: string; mitarbeiter: string; am: Date; minuten: number };
/** The last delay that each person reported since then, of those whose delay had nobody told. */
export const listOhneFolgen = (tx: Tx, seit: Date): Promise<OhneFolgenRow[]> =>
  tx.rows(sql`
    select f.mitarbeiter_id, btrim(m.vorname || ' ' || m.nachname) as mitarbeiter, f.gesehen_am as am, f.text::int as minuten
    from (select distinct on (g.mitarbeiter_id) g.* from feldmeldung g
      where g.art = 'verspaetung' and g.ergebnis = 'uebernommen' and g.am >= ${instant(seit)} and g.text ~ '^[0-9]{1,3}$'
      order by g.mitarbeiter_id, g.gesehen_am desc, g.id) f
    join mitarbeiter m on m.unternehmen_id = f.unternehmen_id and m.id = f.mitarbeiter_id
    where not exists (select from verspaetungsansage a
      where a.unternehmen_id = f.unternehmen_id and a.mitarbeiter_id = f.mitarbeiter_id and a.am >= ${instant(seit)})
    order by f.gesehen_am desc, f.mitarbeiter_id`);
