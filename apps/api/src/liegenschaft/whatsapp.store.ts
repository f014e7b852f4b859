import type { Widerrufende } from '@kehrtour/domain/versand/kanal';

import type { Tx } from '../platform/db/db.ts';
import { instant, type SQL, sql } from '../platform/db/sql.ts';

/** The one number of a person `k` that WhatsApp could go to, as texts of it are compared; null: a landline, or none. */
export const WHATSAPP_SCHLUESSEL: SQL = sql`coalesce(handynummer(k.mobil), handynummer(k.telefon))`;

/** What the holder of that number has allowed, beside a person `k`. */
export const EINWILLIGUNG_DES: SQL = sql`left join whatsapp_einwilligung w
  on w.unternehmen_id = k.unternehmen_id and w.schluessel = ${WHATSAPP_SCHLUESSEL}`;

/** The number of a person `k` that may be written to; asked row by row, so that nobody reads the numbers of all. */
export const WHATSAPP_DES: SQL = sql`(select w.nummer from whatsapp_einwilligung w
  where w.unternehmen_id = k.unternehmen_id and w.schluessel = ${WHATSAPP_SCHLUESSEL} and w.widerrufen_am is null)`;

/** When something was last said about that number; null: never. */
export const WHATSAPP_STAND_DES: SQL = sql`(select concat(w.erteilt_am, '/', w.widerrufen_am) from whatsapp_einwilligung w
  where w.unternehmen_id = k.unternehmen_id and w.schluessel = ${WHATSAPP_SCHLUESSEL})`;

/** Keeps what was allowed; zero where it holds already, or where there is no such number. */
export const insertEinwilligung = (
  tx: Tx,
  kontaktId: string,
  { am, herkunft }: { am: Date; herkunft: string },
): Promise<number> =>
  tx.run(sql`insert into whatsapp_einwilligung (nummer, erteilt_am, herkunft)
    select '+49' || substr(${WHATSAPP_SCHLUESSEL}, 2), ${instant(am)}, ${herkunft} from kontakt k
    where k.id = ${kontaktId} and ${WHATSAPP_SCHLUESSEL} is not null
    on conflict (unternehmen_id, nummer) do update
      set erteilt_am = excluded.erteilt_am, herkunft = excluded.herkunft, widerrufen_am = null, widerrufen_von = null
      where whatsapp_einwilligung.widerrufen_am is not null`);

/** Zero where nothing was allowed any more. */
export const updateWiderruf = (
  tx: Tx,
  kontaktId: string,
  { am, von }: { am: Date; von: Widerrufende },
): Promise<number> =>
  tx.run(sql`update whatsapp_einwilligung w set widerrufen_am = ${instant(am)}, widerrufen_von = ${von}
    from kontakt k where k.unternehmen_id = w.unternehmen_id and k.id = ${kontaktId} and w.schluessel = ${WHATSAPP_SCHLUESSEL}
      and w.widerrufen_am is null`);

/** At every company, for whoever answered the message itself. */
export const updateWiderrufUeberall = (
  tx: Tx,
  nummer: string,
  am: Date,
): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(sql`update whatsapp_einwilligung set widerrufen_am = ${instant(am)}, widerrufen_von = 'kunde'
    where nummer = ${nummer} and widerrufen_am is null returning unternehmen_id`);

/** Every house that knows this number. */
export const listHaeuserMitNummer = (tx: Tx, nummer: string): Promise<{ id: string }[]> =>
  tx.rows(sql`select distinct lk.liegenschaft_id as id from liegenschaft_kontakt lk
    join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
    where ${WHATSAPP_SCHLUESSEL} = handynummer(${nummer}) order by 1`);
