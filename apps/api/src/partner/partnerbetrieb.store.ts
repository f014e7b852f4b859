import type { PartnerUmgebung } from '@kehrtour/domain/unternehmen/partner';

import type { Tx } from '../platform/db/db.ts';
import { instant, sql } from '../platform/db/sql.ts';

export type PartnerRow = { id: string; name: string; angelegt_am: Date };
export const listPartner = (tx: Tx): Promise<PartnerRow[]> =>
  tx.rows(sql`select id, name, angelegt_am from tor_partner()`);
export async function insertPartner(tx: Tx, neu: { id: string; name: string; am: Date }): Promise<boolean> {
  const row = await tx.row<{ neu: boolean }>(
    sql`select tor_partner_anlegen(${neu.id}, ${neu.name}, ${instant(neu.am)}) as neu`,
  );
  return row?.neu === true;
}

export type AppRow = {
  id: string;
  partner_id: string;
  umgebung: PartnerUmgebung;
  kennzeichen: string;
  angelegt_am: Date;
  endet_am: Date | null;
};
export const listApps = (tx: Tx): Promise<AppRow[]> =>
  tx.rows(sql`select id, partner_id, umgebung, kennzeichen, angelegt_am, endet_am from tor_partner_apps()`);
export const insertApp = (
  tx: Tx,
  neu: {
    hash: Uint8Array;
    id: string;
    partnerId: string;
    umgebung: PartnerUmgebung;
    kennzeichen: string;
    am: Date;
    alteBis: Date;
  },
): Promise<unknown> =>
  tx.rows(
    sql`select tor_partner_app_anlegen(${neu.hash}, ${neu.id}, ${neu.partnerId}, ${neu.umgebung},
      ${neu.kennzeichen}, ${instant(neu.am)}, ${instant(neu.alteBis)})`,
  );
export async function sperreApp(tx: Tx, id: string, am: Date): Promise<boolean> {
  const row = await tx.row<{ gesperrt: boolean }>(
    sql`select tor_partner_app_sperren(${id}, ${instant(am)}) as gesperrt`,
  );
  return row?.gesperrt === true;
}

export type BetriebsverbindungRow = {
  id: string;
  partner_id: string;
  unternehmen_id: string;
  name: string;
  umgebung: PartnerUmgebung;
  angelegt_am: Date;
  zuletzt_am: Date;
  gesendet_am: Date | null;
  fehlerhaft: number;
};
/** Connections of all companies that hold; needs the role `kehrtour_betrieb`, which sees no personal column. */
export const listBetriebsverbindungen = (tx: Tx): Promise<BetriebsverbindungRow[]> =>
  tx.rows(sql`
    select v.id, v.partner_id, v.unternehmen_id, u.name, v.umgebung, v.angelegt_am, v.zuletzt_am, v.gesendet_am, v.fehlerhaft
    from partnerverbindung v join unternehmen u on u.unternehmen_id = v.unternehmen_id
    where v.beendet_am is null order by v.zuletzt_am desc, v.id limit 2000`);

/** Vendors' companies for trying, by the vendor's id. */
export const listSandboxen = (
  tx: Tx,
): Promise<{ unternehmen_id: string; zurueckgesetzt_am: Date | null }[]> =>
  tx.rows(sql`select unternehmen_id, zurueckgesetzt_am from sandbox`);

/** How many of the connections that hold had faults in their last push, and how many are silent since that day. */
export async function countAuffaellige(tx: Tx, stillSeit: Date): Promise<{ fehler: number; still: number }> {
  const row = await tx.row<{ fehler: number; still: number }>(sql`
    select count(*) filter (where fehlerhaft > 0)::int as fehler,
      count(*) filter (where zuletzt_am < ${instant(stillSeit)})::int as still
    from partnerverbindung where beendet_am is null`);
  return row ?? { fehler: 0, still: 0 };
}

export const findUnternehmenId = async (tx: Tx, slug: string): Promise<string | undefined> =>
  (await tx.row<{ id: string | null }>(sql`select tor_slug(${slug}) as id`))?.id ?? undefined;
