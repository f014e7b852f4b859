import type { ImportStatus } from '@kehrtour/domain/importdatei/importauftrag';
import type {
  Ordnerart,
  OrdnerdateiStand,
  Ordnerfehler,
  Ordnerhalt,
  Ordnerschritt,
} from '@kehrtour/domain/importdatei/importordner';

import type { Tx } from '../../../platform/db/db.ts';
import { instant, liste, sql } from '../../../platform/db/sql.ts';
import { WAITING_MAX } from '../../../platform/queueDue.ts';

export type OrdnerRow = {
  id: string;
  art: Ordnerart;
  wirt: string;
  pfad: string;
  ziel: Uint8Array;
  sofort: boolean;
  schluessel: string | null;
  neuer_schluessel: string | null;
  angelegt_von: string;
  angelegt_am: Date;
  begonnen_am: Date | null;
  versucht_am: Date | null;
  gelungen_am: Date | null;
  naechster_ab: Date;
  fehler: Ordnerfehler | null;
  fehlversuche: number;
  gemeldet_am: Date | null;
};
const spalten = sql`id, art, wirt, pfad, ziel, sofort, schluessel, neuer_schluessel, angelegt_von, angelegt_am, begonnen_am,
  versucht_am, gelungen_am, naechster_ab, fehler, fehlversuche, gemeldet_am`;

export const listOrdner = (tx: Tx): Promise<OrdnerRow[]> =>
  tx.rows(sql`select ${spalten} from importordner order by angelegt_am, id`);
export const findOrdner = (tx: Tx, id: string): Promise<OrdnerRow | undefined> =>
  tx.row(sql`select ${spalten} from importordner where id = ${id}`);
export const lockOrdner = (tx: Tx, id: string): Promise<OrdnerRow | undefined> =>
  tx.row(sql`select ${spalten} from importordner where id = ${id} for update`);
/** One of two who set one up at once comes second. */
export const lockEinrichtung = (tx: Tx): Promise<unknown> =>
  tx.rows(sql`select from unternehmen where unternehmen_id = aktuelles_unternehmen() for no key update`);

export const insertOrdner = (
  tx: Tx,
  neu: Pick<OrdnerRow, 'id' | 'art' | 'wirt' | 'pfad' | 'ziel' | 'sofort'> & {
    von: string;
    am: Date;
  },
): Promise<number> =>
  tx.run(sql`insert into importordner (id, art, wirt, pfad, ziel, sofort, angelegt_von, angelegt_am, naechster_ab)
    values (${neu.id}, ${neu.art}, ${neu.wirt}, ${neu.pfad}, ${neu.ziel}, ${neu.sofort}, ${neu.von}, ${instant(neu.am)}, ${instant(neu.am)})`);
export const setSofort = (tx: Tx, id: string, sofort: boolean): Promise<number> =>
  tx.run(sql`update importordner set sofort = ${sofort} where id = ${id}`);
/** Only the key that somebody saw. */
export const setSchluessel = (tx: Tx, id: string, schluessel: string, am: Date): Promise<number> =>
  tx.run(sql`update importordner set schluessel = ${schluessel}, neuer_schluessel = null, fehler = null, fehlversuche = 0,
      naechster_ab = ${instant(am)}
    where id = ${id} and neuer_schluessel = ${schluessel}`);
export const deleteOrdner = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`delete from importordner where id = ${id}`);

export const setBegonnen = (
  tx: Tx,
  id: string,
  neu: { am: Date; ab: Date; fehlversuche: number },
): Promise<number> =>
  tx.run(sql`update importordner set begonnen_am = ${instant(neu.am)}, naechster_ab = ${instant(neu.ab)}, fehlversuche = ${neu.fehlversuche}
    where id = ${id}`);
/** The first key that is met counts; whoever comes second finds it there. */
export const setGelungen = (
  tx: Tx,
  id: string,
  neu: { schluessel: string | null; am: Date; ab: Date },
): Promise<number> =>
  tx.run(sql`update importordner set schluessel = coalesce(schluessel, ${neu.schluessel}), versucht_am = ${instant(neu.am)},
      gelungen_am = ${instant(neu.am)}, naechster_ab = ${instant(neu.ab)}, fehler = null, fehlversuche = 0
    where id = ${id}`);
export const setFehler = (
  tx: Tx,
  id: string,
  neu: { fehler: Ordnerfehler; gezeigt: string | undefined; am: Date; ab: Date },
): Promise<number> =>
  tx.run(sql`update importordner set fehler = ${neu.fehler}, neuer_schluessel = ${neu.gezeigt ?? null}, versucht_am = ${instant(neu.am)},
      naechster_ab = ${instant(neu.ab)}, fehlversuche = fehlversuche + 1
    where id = ${id}`);
export const setNaechster = (tx: Tx, id: string, ab: Date): Promise<number> =>
  tx.run(sql`update importordner set naechster_ab = ${instant(ab)} where id = ${id}`);
export const setGemeldet = (tx: Tx, id: string, am: Date): Promise<number> =>
  tx.run(sql`update importordner set gemeldet_am = ${instant(am)} where id = ${id}`);

export type OrdnerdateiRow = {
  id: string;
  name: string;
  am: Date;
  stand: OrdnerdateiStand;
  grund: string;
  weiter: Ordnerschritt | null;
  halt: Ordnerhalt | null;
  importauftrag_id: string | null;
  status: ImportStatus | null;
};
const datei = sql`d.id, d.name, d.am, d.stand, d.grund, d.weiter, d.halt, d.importauftrag_id, i.status`;
const dazu = sql`from importordnerdatei d
  left join importauftrag i on i.unternehmen_id = d.unternehmen_id and i.id = d.importauftrag_id`;

export const listDateien = (tx: Tx, ordnerId: string, limit: number): Promise<OrdnerdateiRow[]> =>
  tx.rows(
    sql`select ${datei} ${dazu} where d.ordner_id = ${ordnerId} order by d.am desc, d.id desc limit ${limit}`,
  );
export const listOffene = (tx: Tx, ordnerId: string): Promise<OrdnerdateiRow[]> =>
  tx.rows(
    sql`select ${datei} ${dazu} where d.ordner_id = ${ordnerId} and d.weiter is not null order by d.am, d.id limit 20`,
  );
/** What was taken since, and what of it nobody has looked at. */
export const countDateien = (
  tx: Tx,
  ordnerId: string,
  seit: Date,
): Promise<{ genommen: number; wartend: number } | undefined> =>
  tx.row(sql`select count(*) filter (where d.stand <> 'bekannt' and d.am > ${instant(seit)})::int as genommen,
      count(*) filter (where i.status in ('hochgeladen', 'geprueft'))::int as wartend
    ${dazu} where d.ordner_id = ${ordnerId}`);
export const listStempel = (tx: Tx, ordnerId: string): Promise<{ name: string; stempel: string }[]> =>
  tx.rows(sql`select name, stempel from importordnerdatei where ordner_id = ${ordnerId}`);
/** Who brought these contents; overtaken when the same file brought others since. */
export const findInhalt = (
  tx: Tx,
  ordnerId: string,
  { hash, name }: { hash: Uint8Array; name: string },
): Promise<{ id: string; ueberholt: boolean } | undefined> =>
  tx.row(sql`select d.id, d.name = ${name} and exists (
      select from importordnerdatei j where j.ordner_id = d.ordner_id and j.name = d.name and j.stand = 'eingelesen'
        and (j.am, j.id) > (d.am, d.id)) as ueberholt
    from importordnerdatei d where d.ordner_id = ${ordnerId} and d.hash = ${hash}`);
/** Contents that come back are taken anew; whoever brought them first stays in the list. */
export const gibInhaltFrei = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`update importordnerdatei set hash = null where id = ${id}`);

export type NeueOrdnerdatei = {
  id: string;
  ordnerId: string;
  name: string;
  stempel: string;
  hash: Uint8Array | null;
  am: Date;
  stand: OrdnerdateiStand;
  grund?: string;
  importId?: string;
  weiter?: Ordnerschritt;
};
/** One of two looks at the same moment writes; the other is answered 0. */
export const insertDatei = (tx: Tx, neu: NeueOrdnerdatei): Promise<number> =>
  tx.run(sql`insert into importordnerdatei (ordner_id, id, name, stempel, hash, am, stand, grund, importauftrag_id, weiter)
    select ${neu.ordnerId}, ${neu.id}, ${neu.name}, ${neu.stempel}, ${neu.hash}, ${instant(neu.am)}, ${neu.stand},
      ${neu.grund ?? ''}, ${neu.importId ?? null}, ${neu.weiter ?? null}
    from importordner o where o.id = ${neu.ordnerId}
    on conflict do nothing`);
/** The same contents written anew each night: the last time is enough. */
export const deleteFruehere = (tx: Tx, ordnerId: string, name: string): Promise<number> =>
  tx.run(
    sql`delete from importordnerdatei where ordner_id = ${ordnerId} and name = ${name} and stand = 'bekannt'`,
  );
/** What no longer lies there need not be told apart from what does; it is forgotten once nobody looks for it in the list. */
export const deleteVerschwundene = (
  tx: Tx,
  ordnerId: string,
  { vor, namen }: { vor: Date; namen: readonly string[] },
): Promise<number> =>
  tx.run(sql`delete from importordnerdatei
    where ordner_id = ${ordnerId} and am < ${instant(vor)} and weiter is null and not name = any(${liste(namen)}::text[])`);
export const setWeiter = (
  tx: Tx,
  id: string,
  weiter: OrdnerdateiRow['weiter'],
  halt: Ordnerhalt | null,
): Promise<number> =>
  tx.run(sql`update importordnerdatei set weiter = ${weiter}, halt = ${halt} where id = ${id}`);

/** Of every company; read by the role of jobs. */
export const listFaellige = (tx: Tx, am: Date): Promise<{ unternehmen_id: string; id: string }[]> =>
  tx.rows(
    sql`select unternehmen_id, id from (
        select unternehmen_id, id, naechster_ab, row_number() over (partition by unternehmen_id order by naechster_ab) as nummer
        from importordner where naechster_ab <= ${instant(am)}) faellig
      where nummer <= ${WAITING_MAX}::int order by nummer, naechster_ab limit 2000`,
  );
