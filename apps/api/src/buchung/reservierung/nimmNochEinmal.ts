import {
  angebotId,
  type Moeglichkeit,
  waehleMitarbeiter,
  zeitenAm,
  type Zeitwunsch,
} from '@kehrtour/domain/zeiten/freieZeiten';

import { gibZeitFrei } from '../../belegung/belegung.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { type Angebot, liesAngebot } from '../angebot/angebot.ts';
import { absenderVon } from '../grenze/spur.ts';
import { moeglichkeitAus } from './moeglichkeitAus.ts';
import { nimmZeit } from './nimmZeit.ts';
import { merkeAnteil } from './offenerAnteil.store.ts';
import { type ReservierungRow } from './reservierung.store.ts';
import { verlangeAnteil } from './verlangeAnteil.ts';

/**
 * Takes the time of a hold that ran out once more, under the lock of its person: it is looked at again like any other,
 * because its neighbours may have changed meanwhile. Undefined when it is not to be had any more.
 * @throws Refused 'buchung.reservierung-abgelaufen' where only a booking that is noted would fit
 */
export async function nimmNochEinmal(
  ctx: TenantCtx,
  tx: Tx,
  { row, zeitwunsch, ganzes }: { row: ReservierungRow; zeitwunsch: Zeitwunsch; ganzes: Angebot },
  { laeuftAb, terminId }: { laeuftAb: Date | null; terminId: string | null },
): Promise<Moeglichkeit | undefined> {
  const gehalten = moeglichkeitAus(row);
  await gibZeitFrei(tx, row.id);
  const angebot = await liesAngebot(ctx, tx, { nur: gehalten.tag });
  const { grundlage, regeln } = angebot;
  const frei = zeitenAm(grundlage, zeitwunsch, gehalten.tag);
  // Only this person's days are locked here; somebody else's time is another offer.
  const noch = waehleMitarbeiter(frei, angebotId(gehalten)).find(
    (zeit) =>
      zeit.mitarbeiterId === gehalten.mitarbeiterId &&
      (zeit.art === 'platz' ? zeit.kehrtourId : null) === row.kehrtour_id,
  );
  if (!noch) return undefined;
  if (laeuftAb !== null) {
    const wer = { wunsch: row.wunsch, absender: absenderVon(ctx), ganzes, jetzt: ctx.now() };
    const anteil = await verlangeAnteil(tx, angebot, noch, wer);
    // Chosen once more, it is noted.
    if (anteil.art === 'zuviel') throw new Refused('buchung.reservierung-abgelaufen');
    await merkeAnteil(tx, row.id, anteil.anteil);
  }
  const neu = { id: row.id, laeuftAb, jetzt: ctx.now(), plaetzeMax: regeln.plaetzeJeHalbtag };
  return (await nimmZeit(tx, noch, neu, terminId)) ? noch : undefined;
}
