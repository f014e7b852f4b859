import type { PartnerBeendende, PartnerUmgebung, Partnerabruf } from '@kehrtour/domain/unternehmen/partner';

import type { Tx } from '../platform/db/db.ts';
import { instant, json, sql } from '../platform/db/sql.ts';
import type { App, Freigabe } from './partner.store.ts';

export type VerbindungRow = Freigabe & {
  id: string;
  partner_id: string;
  partner_name: string;
  umgebung: PartnerUmgebung;
  kunde: string;
  angelegt_am: Date;
  zuletzt_am: Date;
  gesendet_am: Date | null;
  fehlerhaft: number;
  importauftrag_id: string | null;
  webhook_url: string | null;
  webhook_zugestellt_am: Date | null;
  webhook_aus_seit: Date | null;
  beendet_am: Date | null;
  beendet_von: PartnerBeendende | null;
};

/** Those that hold first, each with the import that it wrote last. */
export const listVerbindungen = (tx: Tx): Promise<VerbindungRow[]> =>
  tx.rows(sql`
    select v.id, v.partner_id, v.partner_name, v.umgebung, v.kunde, v.rechte, v.mail_fuer_termine, v.gleiche, v.angelegt_am,
      v.zuletzt_am, v.gesendet_am, v.fehlerhaft, v.beendet_am, v.beendet_von, i.id as importauftrag_id,
      w.url as webhook_url, w.zugestellt_am as webhook_zugestellt_am, w.aus_seit as webhook_aus_seit
    from partnerverbindung v
    left join partnerwebhook w on w.unternehmen_id = v.unternehmen_id and w.verbindung_id = v.id
    left join lateral (select i.id from importauftrag i where i.unternehmen_id = v.unternehmen_id
      and i.quelle = 'partner:' || v.partner_id order by i.angelegt_am desc, i.id limit 1) i on true
    order by v.beendet_am is not null, coalesce(v.beendet_am, v.angelegt_am) desc, v.id limit 50`);

export const findFreigabe = (tx: Tx, id: string): Promise<Freigabe | undefined> =>
  tx.row(sql`select rechte, mail_fuer_termine, gleiche from partnerverbindung where id = ${id}`);

/** Two pushes of one program at once stand in line here. */
export const lockVerbindung = (tx: Tx, id: string): Promise<Freigabe | undefined> =>
  tx.row(
    sql`select rechte, mail_fuer_termine, gleiche from partnerverbindung where id = ${id} and beendet_am is null for update`,
  );

export async function insertVerbindung(
  tx: Tx,
  neu: { id: string; app: App; kunde: string; freigabe: Freigabe; am: Date },
): Promise<void> {
  const { app, freigabe } = neu;
  await tx.run(sql`insert into partnerverbindung (id, partner_id, partner_name, umgebung, kunde, rechte, mail_fuer_termine, gleiche, angelegt_am, zuletzt_am)
    values (${neu.id}, ${app.partner_id}, ${app.name}, ${app.umgebung}, ${neu.kunde}, ${json(freigabe.rechte)}::jsonb,
      ${freigabe.mail_fuer_termine}, ${freigabe.gleiche}, ${instant(neu.am)}, ${instant(neu.am)})`);
}

/** Connections that hold, of one vendor's place or a single one. */
export const lockOffene = (
  tx: Tx,
  welche: { id: string } | { partnerId: string; umgebung: PartnerUmgebung },
): Promise<{ id: string }[]> =>
  tx.rows(sql`select id from partnerverbindung where beendet_am is null
    ${'id' in welche ? sql`and id = ${welche.id}` : sql`and partner_id = ${welche.partnerId} and umgebung = ${welche.umgebung}`}
    order by id for update`);
export const setBeendet = (tx: Tx, id: string, von: PartnerBeendende, am: Date): Promise<number> =>
  tx.run(
    sql`update partnerverbindung set beendet_am = ${instant(am)}, beendet_von = ${von} where id = ${id}`,
  );

export type Abrufzahlen = {
  mal?: number;
  neu?: number;
  geaendert?: number;
  unveraendert?: number;
  fehlerhaft?: number;
};
export type AbrufRow = { id: number; am: Date; was: Partnerabruf; angaben: Abrufzahlen };
export const insertAbruf = (
  tx: Tx,
  abruf: { verbindungId: string; was: Partnerabruf; angaben: Abrufzahlen; am: Date },
): Promise<number> =>
  tx.run(sql`insert into partnerabruf (verbindung_id, am, was, angaben)
    values (${abruf.verbindungId}, ${instant(abruf.am)}, ${abruf.was}, ${json(abruf.angaben)}::jsonb)`);
/** A push, at its connection and in the log, in one way to the database. */
export const vermerkeSendung = (
  tx: Tx,
  id: string,
  zahlen: Abrufzahlen & { fehlerhaft: number },
  am: Date,
): Promise<number> =>
  tx.run(sql`with abruf as (insert into partnerabruf (verbindung_id, am, was, angaben)
      values (${id}, ${instant(am)}, 'liegenschaften', ${json(zahlen)}::jsonb))
    update partnerverbindung set gesendet_am = ${instant(am)}, zuletzt_am = ${instant(am)}, fehlerhaft = ${zahlen.fehlerhaft}
    where id = ${id}`);
/** Reading again within ten minutes is the same entry, so that a program that asks every second fills nothing. */
export async function noteAbruf(
  tx: Tx,
  { verbindungId, was, am }: { verbindungId: string; was: Partnerabruf; am: Date },
): Promise<void> {
  await tx.run(sql`update partnerverbindung set zuletzt_am = ${instant(am)}
    where id = ${verbindungId} and zuletzt_am < ${instant(am)} - interval '1 minute'`);
  const gezaehlt =
    await tx.run(sql`update partnerabruf set angaben = jsonb_set(angaben, '{mal}', to_jsonb(coalesce((angaben ->> 'mal')::int, 1) + 1))
    where id = (select max(id) from partnerabruf where verbindung_id = ${verbindungId} and was = ${was} and am > ${instant(am)} - interval '10 minutes')`);
  if (gezaehlt === 0) await insertAbruf(tx, { verbindungId, was, angaben: { mal: 1 }, am });
}
export const listAbrufe = (
  tx: Tx,
  verbindungId: string,
  seite: { vor: number | undefined; limit: number },
): Promise<AbrufRow[]> =>
  tx.rows(sql`select id::int as id, am, was, angaben from partnerabruf where verbindung_id = ${verbindungId}
    ${seite.vor === undefined ? sql`` : sql`and id < ${seite.vor}`} order by id desc limit ${seite.limit}`);

/** Companies with a connection old enough to have entries from before; read by the operator's role. */
export const listUnternehmenMitVerbindung = (tx: Tx, vor: Date): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(
    sql`select distinct unternehmen_id from partnerverbindung where angelegt_am < ${instant(vor)} order by 1`,
  );
/** Companies for which a program sent something since then; read by the operator's role. */
export const listUnternehmenMitSendung = (tx: Tx, seit: Date): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(
    sql`select distinct unternehmen_id from partnerverbindung where gesendet_am >= ${instant(seit)} order by 1`,
  );
export const deleteAbrufeVor = (tx: Tx, vor: Date): Promise<number> =>
  tx.run(sql`delete from partnerabruf where am < ${instant(vor)}`);
