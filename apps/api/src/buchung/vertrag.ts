import type { Buchungsstand } from '@kehrtour/contract/buchung';
import { EINWILLIGUNGEN, type Einwilligungsart } from '@kehrtour/domain/buchung/buchung';
import { offeneEinwilligungen as offeneNachRecht } from '@kehrtour/domain/buchung/vertrag';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';

import { feiertageAmSitz } from '../unternehmen/betriebskalender.ts';
import { type BetriebRow } from './angebot/betrieb.store.ts';
import type { BuchungRow } from './buchung.store.ts';

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
