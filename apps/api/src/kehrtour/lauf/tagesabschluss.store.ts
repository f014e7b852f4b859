import type { Tx } from '../../platform/db/db.ts';
import { instant, json, sql } from '../../platform/db/sql.ts';
import type { BeendeterBesuch } from '../../termin/beendeOffeneTermine.ts';

/** A round of the day, with the work that was freed with the person's stops in it. */
export type BeendeteRunde = { readonly id: string; readonly aufgaben: readonly string[] };

export type TagesabschlussRow = {
  id: string;
  mitarbeiter_id: string;
  am: Date;
  besuche: BeendeterBesuch[];
  runden: BeendeteRunde[];
  zurueck_am: Date | null;
};

export const insertTagesabschluss = (
  tx: Tx,
  neu: {
    mitarbeiter_id: string;
    tag: string;
    am: Date;
    besuche: readonly BeendeterBesuch[];
    runden: readonly BeendeteRunde[];
  },
): Promise<number> =>
  tx.run(sql`insert into tagesabschluss (mitarbeiter_id, tag, am, besuche, runden)
    values (${neu.mitarbeiter_id}, ${neu.tag}, ${instant(neu.am)}, ${json(neu.besuche)}::jsonb, ${json(neu.runden)}::jsonb)`);

export const lockTagesabschluss = (tx: Tx, id: string): Promise<TagesabschlussRow | undefined> =>
  tx.row(
    sql`select id, mitarbeiter_id, am, besuche, runden, zurueck_am from tagesabschluss where id = ${id} for update`,
  );

export const saveZurueck = (tx: Tx, id: string, am: Date, von: string): Promise<number> =>
  tx.run(
    sql`update tagesabschluss set zurueck_am = ${instant(am)}, zurueck_von = ${von} where id = ${id} and zurueck_am is null`,
  );

/** When this person ended this day last; undefined: not, or it was taken back. */
export const findAbschlussDesTages = (
  tx: Tx,
  mitarbeiterId: string,
  tag: string,
): Promise<{ am: Date } | undefined> =>
  tx.row(sql`select am from tagesabschluss where mitarbeiter_id = ${mitarbeiterId} and tag = ${tag}::date and zurueck_am is null
    order by am desc limit 1`);

export type AbschlusszeileRow = {
  id: string;
  tag: string;
  am: Date;
  name: string;
  besuche: { terminId: string; anschrift: string; nach: BeendeterBesuch['nach'] }[];
};
/** Days that were ended since `seit` and not taken back, the last one first. */
export const listTagesabschluesse = (tx: Tx, seit: string, anzahl: number): Promise<AbschlusszeileRow[]> =>
  tx.rows(sql`
    select a.id, a.tag::text as tag, a.am, btrim(m.vorname || ' ' || m.nachname) as name,
      coalesce((select jsonb_agg(jsonb_build_object('terminId', t.id, 'nach', b ->> 'nach',
          'anschrift', btrim(l.strasse || ' ' || l.hausnr || l.hausnr_zusatz)) order by t.fenster_von, t.id)
        from jsonb_array_elements(a.besuche) b
        join termin t on t.unternehmen_id = a.unternehmen_id and t.id = (b ->> 'terminId')::uuid
        join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id), '[]'::jsonb) as besuche
    from tagesabschluss a
    join mitarbeiter m on m.unternehmen_id = a.unternehmen_id and m.id = a.mitarbeiter_id
    where a.tag >= ${seit}::date and a.zurueck_am is null
    order by a.am desc, a.id limit ${anzahl}`);

/** Rounds with a stop or a visit of this person in this span, in the order in which they are locked. */
export const listRundenVon = (
  tx: Tx,
  mitarbeiterId: string,
  { tag, von, bis }: { tag: string; von: Date; bis: Date },
): Promise<{ id: string }[]> =>
  tx.rows(sql`
    select k.id from kehrtour k where (exists (select from termin t where t.unternehmen_id = k.unternehmen_id and t.kehrtour_id = k.id
          and t.mitarbeiter_id = ${mitarbeiterId} and t.fenster_von >= ${instant(von)} and t.fenster_von < ${instant(bis)})
        or exists (select from halt h where h.unternehmen_id = k.unternehmen_id and h.kehrtour_id = k.id
          and h.mitarbeiter_id = ${mitarbeiterId} and h.tag = ${tag}::date and not h.ausgelassen))
    order by k.id`);
