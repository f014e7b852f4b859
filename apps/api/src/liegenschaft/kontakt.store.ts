import type { Kontaktdaten } from '@kehrtour/contract/kontakt';
import type { Kontaktart, Kontaktrolle } from '@kehrtour/domain/liegenschaft/kontakt';
import type { Wunschkanal } from '@kehrtour/domain/versand/kanal';

import type { Tx } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';
import { EINWILLIGUNGEN_DES, type Einwilligungen, HANDY_DES } from './einwilligung.store.ts';
import { verwirfPostAn } from './gegangene.store.ts';
import type { KontaktRow } from './hausUndLeute.ts';
import { gesetzt, NAME_UND_ANSCHRIFT, type NameUndAnschrift } from './kontaktspalten.store.ts';

/** A person or firm as one house knows it; `id` is that of the connection, because one person may own several houses. */
export type HauskontaktRow = Omit<KontaktRow, 'anrede' | 'art' | 'external_id' | 'import_id'> &
  NameUndAnschrift & {
    kontakt_id: string;
    rolle: Kontaktrolle;
    nutzungseinheit_id: string | null;
    empfaengt_termin: boolean;
    keine_sms: boolean;
    sperrvermerk: boolean;
    email_rechnung: string;
    leitweg_id: string;
    ust_id: string;
    bescheid_zuerst: Wunschkanal | null;
    /** The groups of the company's settings that are switched on, ways of sending among them. */
    eingeschaltet: string[];
    /** Where a messenger could go to, and what its holder has said of that. */
    handynummer: string | null;
    einwilligungen: Einwilligungen;
  };

const columns = sql`lk.id, lk.kontakt_id, lk.rolle, lk.nutzungseinheit_id, lk.empfaengt_termin, ${NAME_UND_ANSCHRIFT},
  k.telefon, k.mobil, k.email, k.email_fuer_termine, k.keine_sms, k.sperrvermerk, k.bescheid_zuerst, k.datenherkunft, k.email_rechnung, k.leitweg_id, k.ust_id,
  ${HANDY_DES} as handynummer, ${EINWILLIGUNGEN_DES} as einwilligungen,
  (select coalesce(jsonb_agg(e.key), '[]') from unternehmen u, jsonb_each(u.einstellungen) e where e.value ->> 'an' = 'true') as eingeschaltet
  from liegenschaft_kontakt lk join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id`;

/** Residents first: they open the door. */
export const listKontakte = (tx: Tx, liegenschaftId: string): Promise<HauskontaktRow[]> =>
  tx.rows(sql`select ${columns} where lk.liegenschaft_id = ${liegenschaftId}
    order by case lk.rolle when 'bewohner' then 0 when 'eigentuemer' then 1 else 2 end, k.nachname, k.firma, lk.id`);
export const findKontakt = (
  tx: Tx,
  liegenschaftId: string,
  id: string,
): Promise<HauskontaktRow | undefined> =>
  tx.row(sql`select ${columns} where lk.liegenschaft_id = ${liegenschaftId} and lk.id = ${id}`);

export async function insertKontakt(
  tx: Tx,
  liegenschaftId: string,
  ids: { id: string; kontaktId: string },
  neu: Kontaktdaten,
): Promise<void> {
  await tx.run(sql`
    insert into kontakt (id, art, anrede, titel, vorname, nachname, firma, zeile2, strasse, hausnr, plz, ort, telefon, mobil, email,
      email_fuer_termine, keine_sms, sperrvermerk, bescheid_zuerst, email_rechnung, leitweg_id, ust_id, datenherkunft)
    values (${ids.kontaktId}, ${artVon(neu)}, ${neu.anrede}, ${neu.titel}, ${neu.vorname}, ${neu.nachname}, ${neu.firma}, ${neu.zeile2},
      ${neu.strasse}, ${neu.hausnr}, ${neu.plz}, ${neu.ort}, ${neu.telefon}, ${neu.mobil}, ${neu.email}, ${neu.emailFuerTermine},
      ${neu.keineSms}, ${neu.sperrvermerk}, ${neu.zuerst}, ${neu.emailRechnung}, ${neu.leitwegId.toUpperCase()},
      ${neu.ustId}, 'auftrag')`);
  await tx.run(sql`
    insert into liegenschaft_kontakt (id, liegenschaft_id, nutzungseinheit_id, kontakt_id, rolle, empfaengt_termin)
    values (${ids.id}, ${liegenschaftId}, ${neu.nutzungseinheitId}, ${ids.kontaktId}, ${neu.rolle}, ${neu.empfaengtTermin})`);
}

export async function updateKontakt(
  tx: Tx,
  alt: Pick<HauskontaktRow, 'id' | 'kontakt_id'>,
  neu: Kontaktdaten,
): Promise<void> {
  await tx.run(sql`
    update kontakt
    set ${gesetzt(neu)}, art = ${artVon(neu)}, anrede = ${neu.anrede}, titel = ${neu.titel}, keine_sms = ${neu.keineSms},
      sperrvermerk = ${neu.sperrvermerk}, email_rechnung = ${neu.emailRechnung}, leitweg_id = ${neu.leitwegId.toUpperCase()},
      ust_id = ${neu.ustId}, bescheid_zuerst = ${neu.zuerst} where id = ${alt.kontakt_id}`);
  await tx.run(sql`
    update liegenschaft_kontakt
    set nutzungseinheit_id = ${neu.nutzungseinheitId}, rolle = ${neu.rolle}, empfaengt_termin = ${neu.empfaengtTermin}
    where id = ${alt.id}`);
}

/** From here to the end of the transaction this one person may be unlocked: the database keeps every other lock. */
export const erlaubeAufhebung = (tx: Tx, kontaktId: string): Promise<unknown> =>
  tx.rows(sql`select set_config('kehrtour.sperrvermerk_aufgehoben', ${kontaktId}::text, true)`);

/** Every house of this person counts as changed, so that an open form of the office does not write the old choice back. */
export async function updateKeineSms(tx: Tx, kontaktId: string, keine: boolean): Promise<number> {
  await tx.run(sql`update liegenschaft l set version = l.version + 1, geaendert_am = now()
    from liegenschaft_kontakt lk join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
    where lk.unternehmen_id = l.unternehmen_id and lk.liegenschaft_id = l.id and k.id = ${kontaktId} and k.keine_sms <> ${keine}::boolean`);
  return tx.run(
    sql`update kontakt set keine_sms = ${keine}, geaendert_am = now() where id = ${kontaktId} and keine_sms <> ${keine}::boolean`,
  );
}

/** The same for the way that is taken first. */
export async function updateZuerst(tx: Tx, kontaktId: string, zuerst: Wunschkanal | null): Promise<number> {
  const anders = sql`k.id = ${kontaktId} and k.bescheid_zuerst is distinct from ${zuerst}::text`;
  await tx.run(sql`update liegenschaft l set version = l.version + 1, geaendert_am = now()
    from liegenschaft_kontakt lk join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
    where lk.unternehmen_id = l.unternehmen_id and lk.liegenschaft_id = l.id and ${anders}`);
  return tx.run(sql`update kontakt k set bescheid_zuerst = ${zuerst}, geaendert_am = now() where ${anders}`);
}

/** The person stays as long as another house knows her; what waits for her of this one never leaves. */
export async function deleteKontakt(
  tx: Tx,
  liegenschaftId: string,
  { id, kontakt_id }: HauskontaktRow,
  now: Date,
): Promise<void> {
  if (!(await stehtNochDa(tx, liegenschaftId, { id, kontakt_id })))
    await verwirfPostAn(tx, [{ kontaktId: kontakt_id, liegenschaftId }], now);
  await tx.run(sql`delete from liegenschaft_kontakt where id = ${id}`);
  await tx.run(sql`delete from kontakt k where k.id = ${kontakt_id}
    and not exists (select from liegenschaft_kontakt lk where lk.unternehmen_id = k.unternehmen_id and lk.kontakt_id = k.id)`);
}

/** Owner and resident of the same house are two connections of one person. */
const stehtNochDa = async (
  tx: Tx,
  liegenschaftId: string,
  { id, kontakt_id }: Pick<HauskontaktRow, 'id' | 'kontakt_id'>,
): Promise<boolean> =>
  (await tx.row(
    sql`select from liegenschaft_kontakt where liegenschaft_id = ${liegenschaftId} and kontakt_id = ${kontakt_id} and id <> ${id}`,
  )) !== undefined;

const artVon = ({ nachname, firma }: Kontaktdaten): Kontaktart =>
  nachname === '' && firma !== '' ? 'firma' : 'person';
