import type { buchen } from '@kehrtour/contract/buchung';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { noetigeEinwilligungen, widerrufBis } from '@kehrtour/domain/buchung/buchung';
import { umgangMitWahl } from '@kehrtour/domain/buchung/buchungsbestaetigung';
import { pruefeZustimmung, type Zustimmung } from '@kehrtour/domain/buchung/vertrag';

import type { GuestCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import type { BuchbareRow } from './angebot/angebot.store.ts';
import { kostetGeld, preisDer, wirdBestellt } from './angebot/kostetGeld.ts';
import { mitNachsicht } from './angebot/strassenwege.ts';
import type { Buchungswunsch } from './angebot/wunsch.ts';
import { buchungRefused } from './buchung.grund.ts';
import type { GebuchterWunsch } from './buchung.store.ts';
import { begrenzeKontakt, begrenzeSchreiben } from './grenze/grenzen.ts';
import { type Gehalten, ladeReservierung } from './reservierung/reservierung.ts';

/** Entered at once, or noted until the mail is answered: the company decides, and a visitor's page may not know yet. */
type Bestellweg = 'buchen' | 'vormerken';

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
  const { angebot, zeit, zeitwunsch } = gehalten;
  const vormerken = umgangMitWahl(angebot.regeln, gehalten.wunsch) === 'vormerken';
  if (vormerken && weg === 'buchen') throw new Refused('buchung.erst-bestaetigen');
  if (!vormerken && weg === 'vormerken') throw new Refused('buchung.reservierung-abgelaufen');
  // For a noted booking only the texts are read here: the button that orders stands on the page of the link.
  const wunsch = alsBestellt(gehalten, weg === 'buchen' ? eingabe : { ...eingabe, zahlungspflichtig: true });
  await begrenzeKontakt(ctx, eingabe.kontakt.email);
  return { gehalten: { ...gehalten, zeitwunsch: await mitNachsicht(angebot, zeitwunsch, zeit.tag) }, wunsch };
}

/** Names, numbers and addresses are one line: a line break in them would be a new header of a mail. */
export function pruefeEinzeilig({
  kontakt,
}: {
  kontakt: Readonly<Record<string, string | undefined>>;
}): void {
  for (const [feld, wert] of Object.entries(kontakt))
    if (/[\p{Cc}\u2028\u2029]/u.test(wert ?? '')) throw buchungRefused('mehrere-zeilen', `kontakt.${feld}`);
}

type Bestelltes = Pick<Gehalten, 'angebot' | 'taetigkeit' | 'zeit' | 'gezeigt'> & {
  readonly wunsch: Buchungswunsch;
};

/**
 * What is kept of an order once everything it needs was agreed to: its customer pressed the last button, and it costs
 * something only under a price.
 * @throws Refused 'buchung.einwilligung-fehlt'
 */
export function alsBestellt(bestellt: Bestelltes, zustimmung: Zustimmung): GebuchterWunsch {
  const { angebot, taetigkeit, zeit, gezeigt } = bestellt;
  const zahlungspflichtig = wirdBestellt(taetigkeit);
  const bis = widerrufBis(angebot.ctx.now(), angebot.feiertageAmSitz);
  const noetig = noetigeEinwilligungen({ zahlungspflichtig, tag: zeit.tag, widerrufBis: bis });
  verlangeZustimmung(noetig, zustimmung, zahlungspflichtig);
  return { ...alsGebucht(bestellt, taetigkeit, gezeigt), zahlungspflichtig };
}

/** What is kept of a wish once it is booked: with words and prices as they were shown. */
export function alsGebucht(
  { wunsch }: { wunsch: Buchungswunsch },
  taetigkeit: BuchbareRow,
  zuschlag: { zuschlagCent: number | null; zuschlagText: string },
): GebuchterWunsch {
  return {
    taetigkeitId: wunsch.taetigkeitId,
    angaben: wunsch.angaben,
    dauerMinuten: wunsch.dauerMinuten,
    anschrift: wunsch.anschrift,
    ort: wunsch.ort,
    ortQuelle: wunsch.ortQuelle,
    ortGuete: wunsch.ortGuete,
    gebietId: wunsch.gebietId,
    liegenschaftId: wunsch.liegenschaftId,
    nutzungseinheitId: wunsch.nutzungseinheitId,
    aufgabeId: wunsch.aufgabeId,
    mitCode: wunsch.mitCode,
    kundentext: taetigkeit.kundentext,
    art: taetigkeit.art,
    ...preisDer(taetigkeit),
    zuschlagCent: zuschlag.zuschlagCent,
    zuschlagText: zuschlag.zuschlagText,
    zahlungspflichtig: kostetGeld(taetigkeit),
  };
}

/** @throws Refused 'buchung.einwilligung-fehlt' */
export function verlangeZustimmung(...was: Parameters<typeof pruefeZustimmung>): void {
  const geprueft = pruefeZustimmung(...was);
  if (geprueft.ok) return;
  throw geprueft.reason === 'knopf-fehlt'
    ? buchungRefused('knopf-fehlt')
    : buchungRefused('einwilligung-fehlt', geprueft.fehlend);
}
