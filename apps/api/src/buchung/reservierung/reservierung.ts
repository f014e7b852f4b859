import type { Zeit } from '@kehrtour/contract/buchungsangebot';
import { bestaetigenBis } from '@kehrtour/domain/buchung/buchungsbestaetigung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Moeglichkeit, Zeitwunsch } from '@kehrtour/domain/zeiten/freieZeiten';
import { zeitpunktVon } from '@kehrtour/domain/zeiten/zeitgrundlage';

import type { GuestCtx, TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { hashToken } from '../../platform/settings/secrets.ts';
import type { BuchbareRow } from '../angebot/angebot.store.ts';
import { type Angebot, buchbareTaetigkeit, imOrt } from '../angebot/angebot.ts';
import { ladeAngebot } from '../angebot/ladeAngebot.ts';
import { zeitwunschAus } from '../angebot/wunsch.ts';
import { zeitAus } from '../angebot/zeitAus.ts';
import { type Buchungsspur, sperreSpur } from '../grenze/grenze.store.ts';
import { begrenzeSpur, spurVon } from '../grenze/spur.ts';
import { nimmGehaltene } from './nimmGehaltene.ts';
import { sperreZeiten } from './nimmZeit.ts';
import {
  findGebucht,
  findReservierung,
  lockReservierung,
  type ReservierungRow,
} from './reservierung.store.ts';

/** The part of a hold that never changes, and so is read without a lock; only how long it runs may change. */
export type Gehalten = Pick<ReservierungRow, 'id' | 'wunsch'> & {
  readonly angebot: Angebot;
  readonly token: Uint8Array;
  readonly taetigkeit: BuchbareRow;
  readonly zeit: Moeglichkeit;
  /** The time and its surcharge as they were shown. */
  readonly gezeigt: Zeit;
  readonly zeitwunsch: Zeitwunsch;
};

/** A hold with the offer it was taken from. @throws Refused 'buchung.reservierung-abgelaufen', also for another company's */
export async function ladeReservierung(ctx: GuestCtx, slug: string, reservierung: string): Promise<Gehalten> {
  const angebot = await ladeAngebot(ctx, slug);
  const token = hashToken(reservierung);
  const row = await angebot.ctx.transaction((tx) => findReservierung(tx, token));
  const taetigkeit = row && buchbareTaetigkeit(angebot.stamm, row.wunsch.taetigkeitId);
  if (!row || !taetigkeit) throw new Refused('buchung.reservierung-abgelaufen');
  return {
    id: row.id,
    wunsch: row.wunsch,
    angebot,
    token,
    taetigkeit,
    zeit: moeglichkeitAus(row),
    gezeigt: zeitDerReservierung(angebot, taetigkeit, row),
    zeitwunsch: zeitwunschAus(row.wunsch, taetigkeit),
  };
}

/** A hold as the possibility it was made of; detours are of no more interest. */
function moeglichkeitAus(row: ReservierungRow): Moeglichkeit {
  const minute = (instant: Date): number => instant.getTime() / 60_000;
  const gemeinsam = {
    tag: ortszeitAus(row.beginn).tag,
    mitarbeiterId: row.mitarbeiter_id,
    beginn: minute(row.beginn),
    ende: minute(row.ende),
    fenster: { von: minute(row.fenster_von), bis: minute(row.fenster_bis) },
    mehrMinuten: 0,
    nah: row.wunsch.nah,
  };
  if (row.kehrtour_id === null || row.wunsch.halbtag === null)
    return { ...gemeinsam, art: 'uhrzeit', belegt: { von: gemeinsam.beginn, bis: gemeinsam.ende } };
  return { ...gemeinsam, art: 'platz', kehrtourId: row.kehrtour_id, halbtag: row.wunsch.halbtag };
}

/** The same as its page shows it. */
export const zeitDerReservierung = (
  angebot: Angebot,
  taetigkeit: Pick<BuchbareRow, 'art'>,
  row: ReservierungRow,
): Zeit => zeitAus(imOrt(angebot, row.wunsch.anschrift), taetigkeit, moeglichkeitAus(row));

type Einloesung = {
  /** Its drives judged by road. */
  readonly gehalten: Gehalten;
  /** Whom the time is taken for. */
  readonly terminId: string;
  readonly kontakt: { readonly email: string; readonly telefon?: string | undefined };
};

type Eingeloest =
  | { readonly art: 'schon-gebucht'; readonly terminId: string }
  | {
      readonly art: 'genommen';
      readonly zeit: Moeglichkeit;
      /** Until when the address of the mail has to be confirmed; null: nothing to confirm. */
      readonly bestaetigenBis: Date | null;
      readonly spur: Buchungsspur;
    };

/**
 * Turns a held time into one that is taken for an appointment, with every lock that this needs, always in this order: what its
 * network, mail, phone and house are counted by, its round, its person's days, the hold.
 * @throws Refused 'buchung.reservierung-abgelaufen' | 'buchung.zu-viele-unbestaetigte' | 'termin.zeit-belegt'
 */
export async function loeseReservierungEin(
  ctx: TenantCtx,
  tx: Tx,
  { gehalten, terminId, kontakt }: Einloesung,
): Promise<Eingeloest> {
  const { angebot, wunsch, zeit: gehaltene } = gehalten;
  const spur = spurVon(ctx, { ...kontakt, anschrift: wunsch.anschrift });
  await sperreSpur(tx, spur);
  await sperreZeiten(tx, [gehaltene]);
  const row = await lockReservierung(tx, gehalten.token);
  if (!row) throw new Refused('buchung.reservierung-abgelaufen');
  const gebucht = await findGebucht(tx, row.id);
  if (gebucht) return { art: 'schon-gebucht', terminId: gebucht.termin_id };
  // Whoever has the code of a slip or a mail is known by it; everybody else shows that the mail can be read.
  const minuten = wunsch.mitCode ? null : angebot.regeln.bestaetigenMinuten;
  const beginn = zeitpunktVon(gehaltene.fenster.von);
  const laeuftAb = minuten === null ? null : bestaetigenBis(ctx.now(), minuten, beginn);
  await begrenzeSpur(ctx, tx, spur, { regeln: angebot.regeln, bekannt: laeuftAb === null });
  const zeit = await nimmGehaltene(ctx, tx, { gehalten, haeltBis: row.laeuft_ab }, { terminId, laeuftAb });
  return { art: 'genommen', zeit, bestaetigenBis: laeuftAb, spur };
}
