import type { BETRIEBSTAENDE, Importuebersicht } from '@kehrtour/contract/betrieb';
import type { Tag } from '@kehrtour/domain/tag';
import type { TarifId } from '@kehrtour/domain/tarif';
import { TESTENDE_FRUEHESTENS, TESTTAGE } from '@kehrtour/domain/tarifwechsel';

import type { Tx } from '../platform/db.ts';
import { instant, type SQL, sql } from '../platform/sql.ts';

export type ImportRow = {
  id: string;
  unternehmen_id: string;
  name: string;
  art: Importuebersicht['art'];
  status: Importuebersicht['status'];
  anzahl: Partial<Importuebersicht['anzahl']>;
  angelegt_am: Date;
  uebernommen_am: Date | null;
};

/** Imports of all companies after a given one, newest first; needs the role `kehrtour_betrieb`, which sees no personal column. */
export const listImporte = (
  tx: Tx,
  filter: { status: string | null; nach: { am: Date; id: string } | null; anzahl: number },
): Promise<ImportRow[]> =>
  tx.rows(sql`
    select i.id, i.unternehmen_id, u.name, i.art, i.status, i.anzahl, i.angelegt_am, i.uebernommen_am
    from importauftrag i join unternehmen u on u.unternehmen_id = i.unternehmen_id
    where (${filter.status}::text is null or i.status = ${filter.status})
      ${filter.nach === null ? sql`` : sql`and (date_trunc('milliseconds', i.angelegt_am), i.id) < (${instant(filter.nach.am)}, ${filter.nach.id}::uuid)`}
    order by date_trunc('milliseconds', i.angelegt_am) desc, i.id desc limit ${filter.anzahl}`);

/** Imports since a day that left rows out. */
export async function countImporteMitFehlern(tx: Tx, seit: Date): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(sql`
    select count(*)::int as anzahl from importauftrag
    where angelegt_am >= ${instant(seit)} and status in ('geprueft', 'uebernommen') and coalesce((anzahl ->> 'fehlerhaft')::int, 0) > 0`);
  return row?.anzahl ?? 0;
}

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
      (select count(*)::int from liegenschaft l where l.unternehmen_id = u.unternehmen_id) as liegenschaften,
      (select count(*)::int from mitarbeiter m where m.unternehmen_id = u.unternehmen_id and m.aktiv) as mitarbeitende
    from unternehmen u left join zahlung z on z.unternehmen_id = u.unternehmen_id
    where ${stand === undefined ? sql`true` : bedingung(heute)[stand]}
      ${suche === '' ? sql`` : sql`and (u.name ilike ${muster} or u.slug ilike ${muster} or u.ort ilike ${muster})`}
    order by u.angelegt_am desc, u.unternehmen_id offset ${ab} limit ${anzahl}`);
}
