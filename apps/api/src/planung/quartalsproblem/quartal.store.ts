import type { Quartalsauswahl } from '@kehrtour/contract/quartal';
import { VORBEREITETE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Qualifikation } from '@kehrtour/domain/taetigkeit/taetigkeit';
import type { Tag } from '@kehrtour/domain/tag';

import { hatBegonnen, istFrei } from '../../aufgabe/planbar.ts';
import type { Tx } from '../../platform/db/db.ts';
import { instant, json, liste, sql, worte } from '../../platform/db/sql.ts';
import type { PlanMeta } from '../stand/planMeta.ts';
import type { Quartalsinhalt } from './quartalsinhalt.ts';

export type QuartalsaufgabeRow = {
  taetigkeitId: string;
  fristVon?: Tag;
  fristBis: Tag;
  dauerMinuten: number;
  nutzungseinheitId?: string;
  qualifikation: Qualifikation;
  schau: boolean;
};
export type QuartalshausRow = {
  id: string;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  ortsteil: string;
  laufnummer: number | null;
  lat: number | null;
  lon: number | null;
  aufgaben: QuartalsaufgabeRow[];
};

/** Houses with everything open there whose Frist begins until `bis`; a task that an announced Kehrtour has taken is left out. */
export const listFaelligeHaeuser = (tx: Tx, bis: Tag): Promise<QuartalshausRow[]> =>
  tx.rows(sql`
    select l.id, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort, l.ortsteil, l.laufnummer, l.lat, l.lon, a.aufgaben
    from liegenschaft l
    join lateral (
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('taetigkeitId', a.taetigkeit_id, 'fristVon', a.frist_von, 'fristBis',
        a.frist_bis, 'dauerMinuten', a.dauer_minuten,
        'nutzungseinheitId', a.nutzungseinheit_id, 'qualifikation', t.qualifikation,
        'schau', t.regel -> 'wiederholung' ->> 'art' = 'feuerstaettenschau')) order by a.frist_bis, a.id) as aufgaben
      from aufgabe a join taetigkeit t on t.unternehmen_id = a.unternehmen_id and t.id = a.taetigkeit_id and t.vor_ort
      where a.unternehmen_id = l.unternehmen_id and a.liegenschaft_id = l.id and a.status = 'offen' and ${istFrei()}
        and ${hatBegonnen(bis)}
    ) a on a.aufgaben is not null
    where l.status <> 'ohneTaetigkeiten'
    order by l.ort, l.strasse, l.laufnummer nulls last, l.id`);

/**
 * The last Feuerstättenschau of every house of the district: as it was done here, else as its open Frist says, which ends with
 * the window of five years (§ 14 SchfHwG); null where neither is known.
 */
export const listLetzteSchauen = (tx: Tx): Promise<{ letzte: Tag | null }[]> =>
  tx.rows(sql`
    select coalesce(max(s.erledigt_am), (min(s.frist_bis) filter (where s.status = 'offen') - interval '5 years')::date)::text as letzte
    from liegenschaft l left join (select a.* from aufgabe a
      join taetigkeit t on t.unternehmen_id = a.unternehmen_id and t.id = a.taetigkeit_id
        and t.regel -> 'wiederholung' ->> 'art' = 'feuerstaettenschau') s
      on s.unternehmen_id = l.unternehmen_id and s.liegenschaft_id = l.id
    where l.status <> 'ohneTaetigkeiten' and l.rolle <> 'nurFrei'
    group by l.unternehmen_id, l.id`);

/** Drafts and plans that are not announced yet and not over: their houses and people are spoken for. */
export type OffeneKehrtourRow = {
  tage: Tag[];
  liegenschaftIds: string[];
  mitarbeiterIds: string[];
  schichten: PlanMeta['schichten'] | null;
};
export const listOffeneKehrtouren = (tx: Tx, heute: Tag): Promise<OffeneKehrtourRow[]> =>
  tx.rows(sql`
    select to_jsonb(tage) as tage, coalesce(vorgaben->'liegenschaften'->'ids', '[]'::jsonb) as "liegenschaftIds",
      coalesce(vorgaben->'mitarbeiter'->'ids', '[]'::jsonb) as "mitarbeiterIds", plan->'schichten' as schichten
    from kehrtour where status in ${worte(VORBEREITETE_RUNDEN)} and (cardinality(tage) = 0 or ${heute}::date <= any (tage))`);

export type BelegtRow = { mitarbeiter_id: string; von: Date; bis: Date; abwesend: boolean };
/** When people are away or taken: absences, bookings, appointments, announced rounds. */
export const listBelegungen = (
  tx: Tx,
  { von, bis, now }: { von: Date; bis: Date; now: Date },
): Promise<BelegtRow[]> =>
  tx.rows(
    sql`select mitarbeiter_id, lower(zeitraum) as von, upper(zeitraum) as bis, art = 'abwesenheit' as abwesend from belegung
      where zeitraum && tstzrange(${instant(von)}, ${instant(bis)}) and (laeuft_ab is null or laeuft_ab > ${instant(now)})`,
  );

export const listTaetigkeitNamen = (tx: Tx): Promise<{ id: string; name: string }[]> =>
  tx.rows(sql`select id, name from taetigkeit where vor_ort order by reihenfolge, name, id`);

export type QuartalRow = {
  auswahl: Quartalsauswahl;
  inhalt: Quartalsinhalt;
  gerechnet_am: Date;
  kehrtouren: { id: string; name: string; tage: Tag[] }[] | null;
  version: number;
};
const SPALTEN = sql`auswahl, inhalt, gerechnet_am, kehrtouren, version`;

export const findQuartal = (tx: Tx): Promise<QuartalRow | undefined> =>
  tx.row(sql`select ${SPALTEN} from quartalsvorschlag`);
/** Locks the row until the transaction ends: two presses of one button stand in line. */
export const lockQuartal = (tx: Tx): Promise<QuartalRow | undefined> =>
  tx.row(sql`select ${SPALTEN} from quartalsvorschlag for update`);

/** Puts a new proposal in the place of the old one. */
export const replaceQuartal = (
  tx: Tx,
  neu: { auswahl: Quartalsauswahl; inhalt: Quartalsinhalt; now: Date },
): Promise<number> =>
  tx.run(sql`
    insert into quartalsvorschlag (auswahl, inhalt, gerechnet_am) values (${json(neu.auswahl)}::jsonb, ${json(neu.inhalt)}::jsonb, ${instant(neu.now)})
    on conflict (unternehmen_id)
    do update set auswahl = excluded.auswahl, inhalt = excluded.inhalt, gerechnet_am = excluded.gerechnet_am, kehrtouren = null,
      version = quartalsvorschlag.version + 1`);

/** Writes over the given version. Answers false when somebody was faster. */
export async function updateQuartal(
  tx: Tx,
  version: number,
  neu: { inhalt: Quartalsinhalt; kehrtouren?: QuartalRow['kehrtouren'] },
): Promise<boolean> {
  const changed = await tx.run(
    sql`update quartalsvorschlag
      set inhalt = ${json(neu.inhalt)}::jsonb, kehrtouren = ${neu.kehrtouren ? sql`${json(neu.kehrtouren)}::jsonb` : sql`kehrtouren`},
        version = version + 1
      where version = ${version}`,
  );
  return changed === 1;
}

export const deleteQuartal = (tx: Tx): Promise<number> => tx.run(sql`delete from quartalsvorschlag`);

/** Which of these houses still exist; a proposal may be older than the last clearing up. */
export const listVorhandene = (tx: Tx, ids: readonly string[]): Promise<{ id: string }[]> =>
  tx.rows(sql`select id from liegenschaft where id = any(${liste(ids)}::uuid[])`);
