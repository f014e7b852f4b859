import { passtUnbestaetigterPlatz } from '@kehrtour/domain/buchungsbestaetigung';
import type { Moeglichkeit } from '@kehrtour/domain/freieZeiten';
import { type Besuchsart, laesstGenugUebrig } from '@kehrtour/domain/restangebot';

import type { Tx } from '../../platform/db.ts';
import type { BuchbareRow } from '../angebot/angebot.store.ts';
import type { Angebot } from '../angebot/angebot.ts';
import type { Buchungswunsch } from '../angebot/wunsch.ts';
import { grenzeRefused } from '../grenze/grenze.grund.ts';
import { offenePlaetze } from '../grenze/grenze.store.ts';

/** So many kinds of visits tell how a day is used; a company with more of them has nearly all lengths among these. */
const BESUCHE_MAX = 12;

/**
 * The bound that no number of addresses gets around: of every person's day only a part may be kept by whoever has shown
 * nothing. Under the lock of that person, with what was read under it.
 * @throws Refused 'buchung.zu-viele-unbestaetigte'
 */
export async function verlangeAnteil(
  tx: Tx,
  { stamm, regeln, grundlage }: Pick<Angebot, 'stamm' | 'regeln' | 'grundlage'>,
  zeit: Moeglichkeit,
  { wunsch, jetzt }: { wunsch: Pick<Buchungswunsch, 'mitCode' | 'gebietId'>; jetzt: Date },
): Promise<void> {
  if (wunsch.mitCode) return;
  const passt =
    zeit.art === 'platz'
      ? passtUnbestaetigterPlatz(regeln.plaetzeJeHalbtag, await offenePlaetze(tx, zeit, jetzt))
      : laesstGenugUebrig(grundlage, zeit, {
          besuche: besucheVon(stamm.taetigkeiten),
          gebietId: wunsch.gebietId,
        });
  if (!passt) throw grenzeRefused('tag-voller-unbestaetigter', stamm.telefon);
}

/** Every length of work that can be booked, once. */
function besucheVon(taetigkeiten: readonly BuchbareRow[]): Besuchsart[] {
  const arten = taetigkeiten.map(({ dauer_minuten, qualifikation, buchung }) => ({
    dauerMinuten: buchung.dauerMinuten ?? dauer_minuten,
    qualifikation,
  }));
  const je = new Map(arten.map((art) => [`${art.dauerMinuten}/${art.qualifikation}`, art]));
  return [...je.values()].slice(0, BESUCHE_MAX);
}
