import type { buchen } from '@kehrtour/contract/buchung';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { umgangMitWahl } from '@kehrtour/domain/buchung/buchungsbestaetigung';

import type { GuestCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { mitNachsicht } from './angebot/strassenwege.ts';
import type { GebuchterWunsch } from './buchung.store.ts';
import { alsBestellt } from './gebuchterWunsch.ts';
import { begrenzeKontakt, begrenzeSchreiben } from './grenze/grenzen.ts';
import { type Gehalten, ladeReservierung } from './reservierung/ladeReservierung.ts';
import { pruefeEinzeilig, verlangeEinwilligungen } from './vertrag.ts';

/** Entered at once, or noted until the mail is answered: the company decides, and a visitor's page may not know yet. */
export type Bestellweg = 'buchen' | 'vormerken';

type Bestellung = {
  /** Its drives judged by road. */
  readonly gehalten: Gehalten;
  readonly wunsch: GebuchterWunsch;
};

/**
 * What the last button of the page sends, looked through before anything is written: bounds, hold, consents.
 * @throws Refused 'buchung.reservierung-abgelaufen' · 'buchung.einwilligung-fehlt' · 'buchung.erst-bestaetigen' for `buchen`
 * where bookings are noted first
 */
export async function ladeBestellung(
  ctx: GuestCtx,
  slug: string,
  eingabe: BodyOf<typeof buchen>,
  weg: Bestellweg,
): Promise<Bestellung> {
  await begrenzeSchreiben(ctx);
  pruefeEinzeilig(eingabe);
  const gehalten = await ladeReservierung(ctx, slug, eingabe.reservierung);
  const { angebot, taetigkeit, zeit, zeitwunsch } = gehalten;
  const vormerken = umgangMitWahl(angebot.regeln, gehalten.wunsch) === 'vormerken';
  if (vormerken && weg === 'buchen') throw new Refused('buchung.erst-bestaetigen');
  if (!vormerken && weg === 'vormerken') throw new Refused('buchung.reservierung-abgelaufen');
  const wunsch = alsBestellt(gehalten, taetigkeit, gehalten.gezeigt);
  // Of what is noted only the texts are read here: the button that orders stands on the page of the link.
  verlangeEinwilligungen(
    gehalten,
    wunsch,
    weg === 'buchen' ? eingabe : { ...eingabe, zahlungspflichtig: true },
  );
  await begrenzeKontakt(ctx, eingabe.kontakt.email);
  return { gehalten: { ...gehalten, zeitwunsch: await mitNachsicht(angebot, zeitwunsch, zeit.tag) }, wunsch };
}
