import { randomUUID } from 'node:crypto';

import type { buchen, Buchungsstand } from '@kehrtour/contract/buchung';
import type { BodyOf } from '@kehrtour/contract/endpoint';

import { once } from '../platform/access/idempotency.ts';
import type { GuestCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { nurAnfrage } from './angebot/kostetGeld.ts';
import { nichtMehrFrei } from './angebot/nichtMehrFrei.ts';
import { ladeBestellung } from './bestellung.ts';
import type { GebuchterWunsch } from './buchung.store.ts';
import { type Gehalten, loeseReservierungEin } from './reservierung/reservierung.ts';
import { schreibeBuchung } from './schreibeBuchung.ts';
import { standZumTermin } from './zeigeBuchung.ts';

type Eingabe = BodyOf<typeof buchen>;

/**
 * Turns a held time into an appointment: house, person, appointment, task, code and mail in one transaction. A hold that ran
 * out is booked all the same while nobody else has the time; the same hold is booked once, whatever is sent how often.
 * @throws Refused 'termin.zeit-belegt' with other times · 'buchung.reservierung-abgelaufen' · 'buchung.einwilligung-fehlt' ·
 * 'buchung.erst-bestaetigen' where bookings are noted first (`merkeBuchungVor`)
 */
export async function bucheTermin(
  ctx: GuestCtx,
  key: string,
  slug: string,
  eingabe: Eingabe,
): Promise<Buchungsstand> {
  const { gehalten, wunsch } = await ladeBestellung(ctx, slug, eingabe, 'buchen');
  const { ctx: betrieb } = gehalten.angebot;
  try {
    const { terminId } = await once(betrieb, key, ['buchen', eingabe], (joined) =>
      joined.transaction((tx) => bucheGehaltenes(joined, tx, { gehalten, wunsch, eingabe })),
    );
    return standZumTermin(betrieb, terminId);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'termin.zeit-belegt') throw error;
    throw await nichtMehrFrei(ctx, slug, gehalten);
  }
}

type Auftrag = { gehalten: Gehalten; wunsch: GebuchterWunsch; eingabe: Eingabe };

async function bucheGehaltenes(
  ctx: TenantCtx,
  tx: Tx,
  { gehalten, wunsch, eingabe }: Auftrag,
): Promise<{ terminId: string }> {
  const { kontakt } = eingabe;
  const terminId = randomUUID();
  const eingeloest = await loeseReservierungEin(ctx, tx, { gehalten, terminId, kontakt });
  if (eingeloest.art === 'schon-gebucht') return { terminId: eingeloest.terminId };
  const { taetigkeit, angebot } = gehalten;
  return schreibeBuchung(ctx, tx, {
    id: gehalten.id,
    terminId,
    zeit: eingeloest.zeit,
    taetigkeit,
    slug: angebot.stamm.slug,
    wunsch,
    kontakt: { ...kontakt, telefon: kontakt.telefon ?? '' },
    notiz: eingabe.notiz ?? '',
    einwilligungen: eingabe.einwilligungen.map((eine) => ({ ...eine, am: ctx.now().toISOString() })),
    herkunft: eingabe.herkunft ?? 'seite',
    status: nurAnfrage(taetigkeit) ? 'angefragt' : 'bestaetigt',
    bestaetigenBis: eingeloest.bestaetigenBis,
    bestaetigtAm: null,
    spur: eingeloest.spur,
  });
}
