import type { Buchungsstand } from '@kehrtour/contract/buchung';
import {
  EINWILLIGUNGEN,
  type Einwilligungsart,
  noetigeEinwilligungen,
  widerrufBis,
} from '@kehrtour/domain/buchung/buchung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { nenntPreis } from '@kehrtour/domain/taetigkeit/preisangabe';
import { plusTage } from '@kehrtour/domain/tag';

import { feiertageAmSitz } from '../unternehmen/betriebskalender.ts';
import { type BetriebRow } from './angebot/betrieb.store.ts';
import { buchungRefused } from './buchung.grund.ts';
import type { BuchungRow, GebuchterWunsch } from './buchung.store.ts';
import type { Gehalten } from './reservierung/ladeReservierung.ts';

type Gebucht = Pick<BuchungRow, 'wunsch' | 'herkunft' | 'einwilligungen' | 'fenster_von'>;

/**
 * What a paid contract still needs (§§ 312j, 355 BGB), where a booking came from a wish: she concludes it with her yes to the
 * proposed time. Nothing where it was concluded with the booking, on the phone, or costs nothing.
 */
export function offeneEinwilligungen(
  { wunsch, herkunft, einwilligungen, fenster_von }: Gebucht,
  betrieb: Pick<BetriebRow, 'bundesland' | 'plz' | 'ort' | 'einstellungen'>,
  jetzt: Date,
): Einwilligungsart[] {
  const gegeben = einwilligungen.map(({ art }) => art);
  // The button that orders never stands without a price (§ 312j Abs. 2 BGB), whatever was kept before.
  if (!nenntPreis(wunsch)) return [];
  if (!wunsch.zahlungspflichtig || herkunft === 'telefon' || gegeben.includes('widerrufsbelehrung'))
    return [];
  const heute = ortszeitAus(jetzt).tag;
  const noetig = noetigeEinwilligungen({
    zahlungspflichtig: true,
    tag: ortszeitAus(fenster_von).tag,
    widerrufBis: widerrufBis(jetzt, feiertageAmSitz(betrieb, heute, plusTage(heute, 30))),
  });
  return noetig.filter((art) => !gegeben.includes(art));
}

export function vertragAus(offen: readonly Einwilligungsart[]): Buchungsstand['vertrag'] {
  if (offen.length === 0) return null;
  return { einwilligungen: offen.map((art) => ({ art, ...EINWILLIGUNGEN[art] })) };
}

type Zustimmung = {
  einwilligungen?: readonly { art: string; fassung: string }[] | undefined;
  zahlungspflichtig?: boolean | undefined;
};
/**
 * Every text in the version that holds today, and the button where money is owed.
 * @throws Refused 'buchung.einwilligung-fehlt'
 */
export function verlangeZustimmung(
  noetig: readonly Einwilligungsart[],
  { einwilligungen = [], zahlungspflichtig }: Zustimmung,
  kostet: boolean,
): void {
  const gegeben = new Set(einwilligungen.map(({ art, fassung }) => `${art}/${fassung}`));
  const fehlend = noetig.filter((art) => !gegeben.has(`${art}/${EINWILLIGUNGEN[art].fassung}`));
  if (fehlend.length > 0) throw buchungRefused('einwilligung-fehlt', fehlend);
  if (kostet && zahlungspflichtig !== true) throw buchungRefused('knopf-fehlt');
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

/** @throws Refused 'buchung.einwilligung-fehlt' */
export function verlangeEinwilligungen(
  { angebot, zeit }: Pick<Gehalten, 'angebot' | 'zeit'>,
  { zahlungspflichtig }: Pick<GebuchterWunsch, 'zahlungspflichtig'>,
  eingabe: Zustimmung,
): void {
  const bis = widerrufBis(angebot.ctx.now(), angebot.feiertageAmSitz);
  const noetig = noetigeEinwilligungen({ zahlungspflichtig, tag: zeit.tag, widerrufBis: bis });
  verlangeZustimmung(noetig, eingabe, zahlungspflichtig);
}
