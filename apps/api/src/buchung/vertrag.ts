import type { Buchungsstand } from '@kehrtour/contract/buchung';
import {
  EINWILLIGUNGEN,
  type Einwilligungsart,
  noetigeEinwilligungen,
  widerrufBis,
} from '@kehrtour/domain/buchung/buchung';
import {
  offeneEinwilligungen as offeneNachRecht,
  pruefeZustimmung,
  type Zustimmung,
} from '@kehrtour/domain/buchung/vertrag';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';

import { feiertageAmSitz } from '../unternehmen/betriebskalender.ts';
import { type BetriebRow } from './angebot/betrieb.store.ts';
import { buchungRefused } from './buchung.grund.ts';
import type { BuchungRow, GebuchterWunsch } from './buchung.store.ts';
import type { Gehalten } from './reservierung/ladeReservierung.ts';

type Gebucht = Pick<BuchungRow, 'wunsch' | 'herkunft' | 'einwilligungen' | 'fenster_von'>;

/** What the contract of a booking still needs before she can say yes to its time, by the holidays of the company's seat. */
export function offeneEinwilligungen(
  { wunsch, herkunft, einwilligungen, fenster_von }: Gebucht,
  betrieb: Pick<BetriebRow, 'bundesland' | 'plz' | 'ort' | 'einstellungen'>,
  jetzt: Date,
): Einwilligungsart[] {
  const heute = ortszeitAus(jetzt).tag;
  return offeneNachRecht(
    {
      preis: wunsch,
      zahlungspflichtig: wunsch.zahlungspflichtig,
      herkunft,
      gegeben: einwilligungen.map(({ art }) => art),
      tag: ortszeitAus(fenster_von).tag,
    },
    { jetzt, feiertage: feiertageAmSitz(betrieb, heute, plusTage(heute, 30)) },
  );
}

export function vertragAus(offen: readonly Einwilligungsart[]): Buchungsstand['vertrag'] {
  if (offen.length === 0) return null;
  return { einwilligungen: offen.map((art) => ({ art, ...EINWILLIGUNGEN[art] })) };
}

/** @throws Refused 'buchung.einwilligung-fehlt' */
export function verlangeZustimmung(...was: Parameters<typeof pruefeZustimmung>): void {
  const geprueft = pruefeZustimmung(...was);
  if (geprueft.ok) return;
  throw geprueft.reason === 'knopf-fehlt'
    ? buchungRefused('knopf-fehlt')
    : buchungRefused('einwilligung-fehlt', geprueft.fehlend);
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
