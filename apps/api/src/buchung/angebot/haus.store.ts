import type { Kontaktrolle } from '@kehrtour/domain/liegenschaft/kontakt';
import type { Ecke, Gebietsseite, Gebietsart } from '@kehrtour/domain/ort/gebiet';
import type { Tag } from '@kehrtour/domain/tag';
import { GEZEIGTE, type TerminStatus } from '@kehrtour/domain/termin/termin';
import type { Wunschkanal } from '@kehrtour/domain/versand/kanal';

import {
  EINWILLIGUNGSSTAENDE_DES,
  type Einwilligungsstaende,
  ERLAUBTE_DES,
  type Erlaubte,
} from '../../liegenschaft/einwilligung.ts';
import type { Tx } from '../../platform/db/db.ts';
import { liste, sql, worte } from '../../platform/db/sql.ts';

export type GebietRow = {
  id: string;
  art: Gebietsart;
  plz: string;
  ort: string;
  strasse: string;
  strasse_schluessel: string;
  hausnr_von: number | null;
  hausnr_bis: number | null;
  seite: Gebietsseite;
  flaeche: Ecke[] | null;
  hoheitlich: boolean;
  ausgenommen: boolean;
  zustaendig: string;
};
export type HausRow = {
  id: string;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  lat: number | null;
  lon: number | null;
};

const HAUS = sql`l.id, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort, l.lat, l.lon from liegenschaft l`;

export type Strasse = { readonly plz: string; readonly strasse: string };
export type Umgebung = {
  readonly gebiete: readonly GebietRow[];
  readonly haeuser: readonly HausRow[];
  /** Version of the company's own map. */
  readonly karte: string | null;
};

/** All that decides about addresses: entries of the area with their postcodes, the known houses of their streets, the map. */
export async function listUmgebungen(tx: Tx, gefragt: readonly Strasse[]): Promise<Umgebung[]> {
  const plzs = liste(gefragt.map(({ plz }) => plz));
  const row = await tx.row<{
    gebiete: GebietRow[];
    haeuser: (HausRow & { nr: number })[];
    karte: string | null;
  }>(sql`select
    coalesce((select jsonb_agg(to_jsonb(g) order by g.id) from gebiet g where g.plz = any(${plzs}::text[]) or g.art = 'flaeche'), '[]') as gebiete,
    coalesce((select jsonb_agg(to_jsonb(h) || jsonb_build_object('nr', f.nr))
    from unnest(${plzs}::text[], ${liste(gefragt.map(({ strasse }) => strasse))}::text[]) with ordinality as f(plz, strasse, nr),
      lateral (select ${HAUS} where l.plz = f.plz and replace(suchtext(l.strasse), ' ', '') = replace(suchtext(f.strasse), ' ', '')
      order by l.id limit 500) h), '[]') as haeuser,
    (select version from karte) as karte`);
  const jeFrage = Map.groupBy(row?.haeuser ?? [], ({ nr }) => nr);
  return gefragt.map(({ plz }, index) => ({
    gebiete: (row?.gebiete ?? []).filter((gebiet) => gebiet.plz === plz || gebiet.art === 'flaeche'),
    haeuser: jeFrage.get(index + 1) ?? [],
    karte: row?.karte ?? null,
  }));
}

export async function findUmgebung(tx: Tx, gefragt: Strasse): Promise<Umgebung> {
  const [umgebung] = await listUmgebungen(tx, [gefragt]);
  return umgebung ?? { gebiete: [], haeuser: [], karte: null };
}

/** Street names of a postcode, of houses and of the area; nothing that tells who lives there. */
export const listStrassen = (tx: Tx, plz: string): Promise<{ strasse: string; ort: string }[]> =>
  tx.rows(sql`select strasse, min(ort) as ort from (
      select strasse, ort from liegenschaft where plz = ${plz} and strasse <> '' union all select strasse, ort from gebiet
      where plz = ${plz} and strasse <> '') s
    group by strasse order by strasse limit 2000`);

export type CodehausRow = HausRow & { nutzungseinheit_id: string | null; unbestaetigt: boolean };
/** The house and flat of an appointment. */
export const findHausDesTermins = (tx: Tx, terminId: string): Promise<CodehausRow | undefined> =>
  tx.row(
    sql`select h.id, h.strasse, h.hausnr, h.plz, h.ort, h.lat, h.lon, t.nutzungseinheit_id,
        exists (select from buchung b
      where b.unternehmen_id = t.unternehmen_id and b.termin_id = t.id and b.bestaetigen_bis is not null
        and b.bestaetigt_am is null) as unbestaetigt
      from termin t join (select l.unternehmen_id, ${HAUS}) h on h.unternehmen_id = t.unternehmen_id and h.id = t.liegenschaft_id
      where t.id = ${terminId}`,
  );

export type BescheidRow = {
  id: string;
  kontakt_id: string;
  rolle: Kontaktrolle;
  email: string | null;
  telefon: string;
  mobil: string;
  keine_sms: boolean;
  bescheid_zuerst: Wunschkanal | null;
  /** The number that may be written to, by messenger. */
  erlaubt: Erlaubte;
  /** Changes with everything that was allowed or taken back for that number. */
  einwilligungsstaende: Einwilligungsstaende;
  /** Belongs to other houses, too. */
  auch_anderswo: boolean;
  geaendert_am: Date;
};
/** Who hears of appointments at this house and flat; mail only where the address was given for that. */
export const listBescheid = (
  tx: Tx,
  liegenschaftId: string,
  nutzungseinheitId: string | null,
): Promise<BescheidRow[]> =>
  tx.rows(sql`select lk.id, lk.kontakt_id, lk.rolle, case when k.email_fuer_termine then k.email end as email, k.telefon, k.mobil, k.keine_sms,
      k.bescheid_zuerst, k.geaendert_am, ${ERLAUBTE_DES} as erlaubt,
      ${EINWILLIGUNGSSTAENDE_DES} as einwilligungsstaende, exists (select from liegenschaft_kontakt a where a.unternehmen_id = k.unternehmen_id
        and a.kontakt_id = k.id and a.liegenschaft_id <> lk.liegenschaft_id) as auch_anderswo
    from liegenschaft_kontakt lk join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
    where lk.liegenschaft_id = ${liegenschaftId} and lk.empfaengt_termin
      and (lk.nutzungseinheit_id is null or lk.nutzungseinheit_id is not distinct from ${nutzungseinheitId}::uuid)
    order by case lk.rolle when 'bewohner' then 0 when 'eigentuemer' then 1 else 2 end, lk.id limit 20`);

export type FaelligRow = {
  id: string;
  taetigkeit_id: string;
  kundentext: string;
  frist_bis: Tag;
  termin_id: string | null;
};
/** What is due at this house and flat, of each work only what runs next; what a round has announced is no more to book. */
export const listFaellige = (
  tx: Tx,
  liegenschaftId: string,
  nutzungseinheitId: string | null,
): Promise<FaelligRow[]> =>
  tx.rows(sql`select distinct on (a.taetigkeit_id) a.id, a.taetigkeit_id, t.kundentext, a.frist_bis, a.termin_id
    from aufgabe a join taetigkeit t on t.unternehmen_id = a.unternehmen_id and t.id = a.taetigkeit_id and t.vor_ort
    where a.liegenschaft_id = ${liegenschaftId} and a.status = 'offen' and a.kehrtour_id is null and a.termin_id is null
      and (a.nutzungseinheit_id is null or a.nutzungseinheit_id is not distinct from ${nutzungseinheitId}::uuid)
    order by a.taetigkeit_id, a.frist_bis, a.id`);

export type HausterminRow = {
  status: TerminStatus;
  fenster_von: Date;
  fenster_bis: Date;
  taetigkeiten: string[];
};
/** Appointments of this flat and of the whole house; other flats are nobody's business. */
export const listHaustermine = (
  tx: Tx,
  liegenschaftId: string,
  nutzungseinheitId: string | null,
): Promise<HausterminRow[]> =>
  tx.rows(sql`select status, fenster_von, fenster_bis, taetigkeiten from termin
    where liegenschaft_id = ${liegenschaftId} and status in ${worte(GEZEIGTE)}
      and (nutzungseinheit_id is null or nutzungseinheit_id is not distinct from ${nutzungseinheitId}::uuid)
    order by fenster_von desc, id limit 20`);
