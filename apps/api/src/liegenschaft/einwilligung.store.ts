import type { Einwilligung } from '@kehrtour/contract/kontakt';
import type { Messenger } from '@kehrtour/domain/messenger';
import type { Widerrufende } from '@kehrtour/domain/versand/kanal';

import type { Tx } from '../platform/db/db.ts';
import { instant, type SQL, sql } from '../platform/db/sql.ts';

/** The one number of a person `k` that a messenger could go to, as texts of it are compared; null: a landline, or none. */
const SCHLUESSEL: SQL = sql`coalesce(handynummer(k.mobil), handynummer(k.telefon))`;
/** The same as it is written to. */
export const HANDY_DES: SQL = sql`'+49' || substr(${SCHLUESSEL}, 2)`;

/** Numbers that may be written to, by messenger. */
export type Erlaubte = Readonly<Partial<Record<Messenger, string>>>;
/** The number of a person `k` that may be written to; asked row by row, so that nobody reads the numbers of all. */
export const ERLAUBTE_DES: SQL = sql`(select coalesce(jsonb_object_agg(w.messenger, w.nummer), '{}') from einwilligung w
  where w.unternehmen_id = k.unternehmen_id and w.schluessel = ${SCHLUESSEL} and w.widerrufen_am is null)`;

/** What was said about a number, by messenger; its times as the database writes them into JSON. */
export type Einwilligungen = Readonly<Partial<Record<Messenger, Einwilligung>>>;
/** What the holder of the number of a person `k` has said of each messenger. */
export const EINWILLIGUNGEN_DES: SQL = sql`(select coalesce(jsonb_object_agg(w.messenger, jsonb_build_object('erteiltAm', w.erteilt_am,
    'herkunft', w.herkunft, 'widerrufenAm', w.widerrufen_am, 'widerrufenVon', w.widerrufen_von)), '{}') from einwilligung w
  where w.unternehmen_id = k.unternehmen_id and w.schluessel = ${SCHLUESSEL})`;

/** When something was last said about that number, by messenger; none: never. */
export type Einwilligungsstaende = Readonly<Partial<Record<Messenger, string>>>;
export const EINWILLIGUNGSSTAENDE_DES: SQL = sql`(select coalesce(jsonb_object_agg(w.messenger, concat(w.erteilt_am, '/', w.widerrufen_am)), '{}')
  from einwilligung w where w.unternehmen_id = k.unternehmen_id and w.schluessel = ${SCHLUESSEL})`;

/** Keeps what was allowed; zero where it holds already, or where there is no such number. */
export const insertEinwilligung = (
  tx: Tx,
  kontaktId: string,
  { messenger, am, herkunft }: { messenger: Messenger; am: Date; herkunft: string },
): Promise<number> =>
  tx.run(sql`insert into einwilligung (messenger, nummer, erteilt_am, herkunft)
    select ${messenger}, ${HANDY_DES}, ${instant(am)}, ${herkunft} from kontakt k
    where k.id = ${kontaktId} and ${SCHLUESSEL} is not null
    on conflict (unternehmen_id, messenger, nummer) do update
      set erteilt_am = excluded.erteilt_am, herkunft = excluded.herkunft, widerrufen_am = null, widerrufen_von = null
      where einwilligung.widerrufen_am is not null`);

/** Zero where nothing was allowed any more. */
export const updateWiderruf = (
  tx: Tx,
  kontaktId: string,
  { messenger, am, von }: { messenger: Messenger; am: Date; von: Widerrufende },
): Promise<number> =>
  tx.run(sql`update einwilligung w set widerrufen_am = ${instant(am)}, widerrufen_von = ${von}
    from kontakt k where k.unternehmen_id = w.unternehmen_id and k.id = ${kontaktId} and w.schluessel = ${SCHLUESSEL}
      and w.messenger = ${messenger} and w.widerrufen_am is null`);

/** At every company, for whoever answered the message itself. */
export const updateWiderrufUeberall = (
  tx: Tx,
  { messenger, nummer }: { messenger: Messenger; nummer: string },
  am: Date,
): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(sql`update einwilligung set widerrufen_am = ${instant(am)}, widerrufen_von = 'kunde'
    where messenger = ${messenger} and nummer = ${nummer} and widerrufen_am is null returning unternehmen_id`);

/** Every house that knows this number. */
export const listHaeuserMitNummer = (tx: Tx, nummer: string): Promise<{ id: string }[]> =>
  tx.rows(sql`select distinct lk.liegenschaft_id as id from liegenschaft_kontakt lk
    join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
    where ${SCHLUESSEL} = handynummer(${nummer}) order by 1`);
