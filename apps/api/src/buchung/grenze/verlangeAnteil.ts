import type { Terminbuchungseinstellungen } from '@kehrtour/contract/terminbuchung';
import { passtUnbestaetigt, passtUnbestaetigterPlatz } from '@kehrtour/domain/buchungsbestaetigung';
import type { Moeglichkeit } from '@kehrtour/domain/freieZeiten';
import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { plusTage, wochentag } from '@kehrtour/domain/tag';

import type { Tx } from '../../platform/db.ts';
import { Refused } from '../../platform/refused.ts';
import { offeneMinuten, offenePlaetze } from './grenze.store.ts';

type Betrieb = {
  /** [mitarbeiter, wochentag, von, bis] in minutes of the day. */
  readonly stamm: { readonly verfuegbarkeiten: readonly (readonly [string, number, number, number])[] };
  readonly regeln: Terminbuchungseinstellungen;
};

/**
 * The bound that no number of addresses gets around: of every person's day only a part may be kept by whoever has shown
 * nothing. Under the lock of that person.
 * @throws Refused 'buchung.zu-viele-unbestaetigte'
 */
export async function verlangeAnteil(
  tx: Tx,
  { stamm, regeln }: Betrieb,
  zeit: Moeglichkeit,
  { mitCode, jetzt }: { mitCode: boolean; jetzt: Date },
): Promise<void> {
  if (mitCode || regeln.bestaetigenMinuten === null) return;
  const passt =
    zeit.art === 'platz'
      ? passtUnbestaetigterPlatz(regeln.plaetzeJeHalbtag, await offenePlaetze(tx, zeit, jetzt))
      : passtUnbestaetigt(
          {
            kapazitaet: kapazitaetVon(stamm, zeit),
            offen: await offeneMinuten(tx, zeit.mitarbeiterId, {
              von: zeitpunktAus({ tag: zeit.tag, uhrzeit: '00:00' }),
              bis: zeitpunktAus({ tag: plusTage(zeit.tag, 1), uhrzeit: '00:00' }),
              jetzt,
            }),
          },
          zeit.belegt.bis - zeit.belegt.von,
        );
  if (!passt) throw new Refused('buchung.zu-viele-unbestaetigte', { retryAfterSeconds: 600 });
}

/** Minutes in which this person is usually bookable on such a day. */
function kapazitaetVon(
  { verfuegbarkeiten }: Betrieb['stamm'],
  { mitarbeiterId, tag }: Pick<Moeglichkeit, 'mitarbeiterId' | 'tag'>,
): number {
  return verfuegbarkeiten
    .filter(([wer, wann]) => wer === mitarbeiterId && wann === wochentag(tag))
    .reduce((summe, [, , von, bis]) => summe + bis - von, 0);
}
