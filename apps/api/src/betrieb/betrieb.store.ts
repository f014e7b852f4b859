import type { BETRIEBSTAENDE } from '@kehrtour/contract/betrieb';
import type { Tag } from '@kehrtour/domain/tag';
import type { TarifId } from '@kehrtour/domain/unternehmen/tarif';
import { TESTENDE_FRUEHESTENS, TESTTAGE } from '@kehrtour/domain/unternehmen/tarifwechsel';

import type { Tx } from '../platform/db/db.ts';
import { liste, type SQL, sql } from '../platform/db/sql.ts';

export type BetriebRow = {
  id: string;
  name: string;
  slug: string;
  ort: string;
  angelegt_am: Date;
  tarif: TarifId | null;
  testende_am: Tag | null;
  gesperrt_am: Date | null;
  sperrgrund: string;
  testbetrieb: boolean;
  terminbuchung: boolean;
  liegenschaften: number;
  mitarbeitende: number;
};
export type Betriebsstand = (typeof BETRIEBSTAENDE)[number];
export type Betriebsfilter = {
  heute: Tag;
  suche: string;
  stand: Betriebsstand | undefined;
  ab: number;
  anzahl: number;
};

/** The same as `testendeAus`; a test holds one against the other. */
const TESTENDE = sql`coalesce(z.testende_am,
  greatest((u.angelegt_am at time zone 'Europe/Berlin')::date + ${TESTTAGE}::int, ${TESTENDE_FRUEHESTENS}::date))`;
const tarifAm = (heute: Tag): SQL => sql`(select t.tarif from tarifwechsel t
  where t.unternehmen_id = u.unternehmen_id and t.ab <= ${heute}::date order by t.ab desc limit 1)`;
const bedingung = (heute: Tag): Readonly<Record<Betriebsstand, SQL>> => ({
  gesperrt: sql`u.gesperrt`,
  testphase: sql`${tarifAm(heute)} is null and ${TESTENDE} >= ${heute}::date`,
  ohneTarif: sql`${tarifAm(heute)} is null and ${TESTENDE} < ${heute}::date`,
});

/** Companies with size and state, newest first; needs the role `kehrtour_betrieb`, which sees no personal column. */
export function listBetriebe(tx: Tx, filter: Betriebsfilter): Promise<BetriebRow[]> {
  const { heute, suche, stand, ab, anzahl } = filter;
  const muster = `%${suche.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
  return tx.rows(sql`
    select u.unternehmen_id as id, u.name, u.slug, u.ort, u.angelegt_am, ${tarifAm(heute)} as tarif,
      z.testende_am::text as testende_am, u.gesperrt_am, u.sperrgrund, u.testbetrieb, u.terminbuchung,
      greatest(0, (select count(*)::int from liegenschaft l where l.unternehmen_id = u.unternehmen_id)
        - coalesce((select cardinality(b.haeuser) from beispielbezirk b where b.unternehmen_id = u.unternehmen_id), 0)) as liegenschaften,
      (select count(*)::int from mitarbeiter m where m.unternehmen_id = u.unternehmen_id and m.aktiv) as mitarbeitende
    from unternehmen u left join zahlung z on z.unternehmen_id = u.unternehmen_id
    where ${stand === undefined ? sql`true` : bedingung(heute)[stand]}
      ${suche === '' ? sql`` : sql`and (u.name ilike ${muster} or u.slug ilike ${muster} or u.ort ilike ${muster})`}
    order by u.angelegt_am desc, u.unternehmen_id offset ${ab} limit ${anzahl}`);
}

/** Names of these companies; needs the role `kehrtour_betrieb`. */
export const listNamen = (tx: Tx, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  tx.rows(
    sql`select unternehmen_id as id, name from unternehmen where unternehmen_id = any(${liste(ids)}::uuid[])`,
  );
