import type { Webhookart } from '@kehrtour/domain/unternehmen/partner';

import type { Tx } from '../../platform/db/db.ts';
import { instant, liste, sql } from '../../platform/db/sql.ts';
import { WAITING_MAX } from '../../platform/queueDue.ts';

export type WebhookRow = {
  verbindung_id: string;
  partner_name: string;
  url: string;
  geheimnis: Buffer;
  angelegt_am: Date;
  fehlversuche: number;
  zugestellt_am: Date | null;
  aus_seit: Date | null;
  aus_grund: string;
};
const FELDER = sql`verbindung_id, (select v.partner_name from partnerverbindung v where v.id = verbindung_id) as partner_name,
  url, geheimnis, angelegt_am, fehlversuche, zugestellt_am, aus_seit, aus_grund`;

export const findWebhook = (tx: Tx, verbindungId: string): Promise<WebhookRow | undefined> =>
  tx.row(sql`select ${FELDER} from partnerwebhook where verbindung_id = ${verbindungId}`);
/** Only if it is due and no other worker holds it. */
export const lockFaelligen = (tx: Tx, verbindungId: string, am: Date): Promise<WebhookRow | undefined> =>
  tx.row(sql`select ${FELDER} from partnerwebhook
    where verbindung_id = ${verbindungId} and aus_seit is null and naechster_versuch_ab <= ${instant(am)} for update skip locked`);
export const saveWebhook = (
  tx: Tx,
  neu: { verbindungId: string; url: string; geheimnis: Uint8Array; am: Date },
): Promise<number> =>
  tx.run(sql`insert into partnerwebhook (verbindung_id, url, geheimnis, angelegt_am, naechster_versuch_ab)
    values (${neu.verbindungId}, ${neu.url}, ${neu.geheimnis}, ${instant(neu.am)}, ${instant(neu.am)})
    on conflict (unternehmen_id, verbindung_id) do update set url = excluded.url, geheimnis = excluded.geheimnis,
      angelegt_am = excluded.angelegt_am, langsam = false, fehlversuche = 0,
      naechster_versuch_ab = excluded.naechster_versuch_ab, aus_seit = null, aus_grund = ''`);
export const deleteWebhook = (tx: Tx, verbindungId: string): Promise<number> =>
  tx.run(sql`delete from partnerwebhook where verbindung_id = ${verbindungId}`);

/** Somebody is working on it until then; whoever dies of it is missed that long. */
export const setVersuchAb = (tx: Tx, verbindungId: string, ab: Date): Promise<number> =>
  tx.run(
    sql`update partnerwebhook set naechster_versuch_ab = ${instant(ab)} where verbindung_id = ${verbindungId}`,
  );
export const setZugestellt = (
  tx: Tx,
  verbindungId: string,
  { am, langsam }: { am: Date; langsam: boolean },
): Promise<number> =>
  tx.run(sql`update partnerwebhook set fehlversuche = 0, langsam = ${langsam}, zugestellt_am = ${instant(am)}, naechster_versuch_ab = ${instant(am)}
    where verbindung_id = ${verbindungId}`);
export const setFehlgeschlagen = (
  tx: Tx,
  verbindungId: string,
  neu: { fehlversuche: number; ab: Date; ausSeit: Date | null; grund: string },
): Promise<number> =>
  tx.run(sql`update partnerwebhook set fehlversuche = ${neu.fehlversuche}, langsam = true, naechster_versuch_ab = ${instant(neu.ab)},
      aus_seit = ${neu.ausSeit === null ? null : instant(neu.ausSeit)}, aus_grund = ${neu.grund}
    where verbindung_id = ${verbindungId}`);

export type MeldungRow = {
  id: string;
  art: Webhookart;
  gegenstand_id: string;
  kehrtour_id: string | null;
  am: Date;
};
export const listMeldungen = (tx: Tx, verbindungId: string, limit: number): Promise<MeldungRow[]> =>
  tx.rows(sql`select id::text as id, art, gegenstand_id, kehrtour_id, am from partnermeldung
    where verbindung_id = ${verbindungId} order by partnermeldung.id limit ${limit}`);
export const deleteMeldungen = (tx: Tx, ids: readonly string[]): Promise<number> =>
  tx.run(sql`delete from partnermeldung where id = any(${liste(ids)}::bigint[])`);
export const deleteAlleMeldungen = (tx: Tx, verbindungId: string): Promise<number> =>
  tx.run(sql`delete from partnermeldung where verbindung_id = ${verbindungId}`);

/** Of every company; read by the role of jobs. */
export const listFaellige = (
  tx: Tx,
  am: Date,
): Promise<{ unternehmen_id: string; verbindung_id: string; langsam: boolean }[]> =>
  tx.rows(sql`select unternehmen_id, verbindung_id, langsam from (
      select w.unternehmen_id, w.verbindung_id, w.langsam, w.naechster_versuch_ab,
        row_number() over (partition by w.unternehmen_id, w.langsam order by w.naechster_versuch_ab) as nummer
      from partnerwebhook w
      where w.aus_seit is null and w.naechster_versuch_ab <= ${instant(am)} and exists (select from partnermeldung m
        where m.unternehmen_id = w.unternehmen_id and m.verbindung_id = w.verbindung_id)) faellig
    where nummer <= ${WAITING_MAX}::int order by langsam, nummer, naechster_versuch_ab limit 2000`);
