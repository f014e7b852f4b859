import { istRundeIn, RUNDEN_VOR_DER_FAHRT } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import {
  angebotId,
  kehrtourVon,
  type Moeglichkeit,
  waehleMitarbeiter,
  zeitenAm,
  type Zeitwunsch,
} from '@kehrtour/domain/zeiten/freieZeiten';

import { gibZeitFrei, uebernimmZeit } from '../../belegung/belegung.ts';
import { findKehrtour } from '../../kehrtour/kehrtourStand.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { type Angebot, liesAngebot } from '../angebot/angebot.ts';
import { nimmZeit } from './nimmZeit.ts';
import { merkeAnteil } from './offenerAnteil.store.ts';
import type { ReservierungRow } from './reservierung.store.ts';
import { absenderVon, verlangeAnteil } from './verlangeAnteil.ts';

type Gehaltene = Pick<ReservierungRow, 'id' | 'wunsch'> & {
  readonly zeit: Moeglichkeit;
  readonly zeitwunsch: Zeitwunsch;
  readonly angebot: Angebot;
};
type Fuer<Wen> = { readonly terminId: Wen; readonly laeuftAb: Date | null };

/**
 * The held time while the hold runs; one that ran out, or lies in a round that was called off, only if it is still offered.
 * @throws Refused 'termin.zeit-belegt'
 */
export async function nimmGehaltene(
  ctx: TenantCtx,
  tx: Tx,
  { gehalten, haeltBis }: { gehalten: Gehaltene; haeltBis: Date },
  fuer: Fuer<string>,
): Promise<Moeglichkeit> {
  const { id, zeit } = gehalten;
  const gilt = haeltBis > ctx.now() && (await faehrtNoch(tx, zeit));
  if (gilt && (await uebernimmZeit(tx, id, fuer))) return zeit;
  const noch = await nimmNochEinmal(ctx, tx, gehalten, fuer);
  if (!noch) throw new Refused('termin.zeit-belegt');
  return noch;
}

async function faehrtNoch(tx: Tx, zeit: Moeglichkeit): Promise<boolean> {
  if (zeit.art !== 'platz') return true;
  const status = (await findKehrtour(tx, zeit.kehrtourId))?.status;
  return status !== undefined && istRundeIn(RUNDEN_VOR_DER_FAHRT, status);
}

/**
 * Takes the time of a hold that ran out once more, under the lock of its person: it is looked at again like any other,
 * because its neighbours may have changed meanwhile. Undefined when it is not to be had any more.
 * @throws Refused 'buchung.reservierung-abgelaufen' where only a booking that is noted would fit
 */
export async function nimmNochEinmal(
  ctx: TenantCtx,
  tx: Tx,
  { id, wunsch, zeit, zeitwunsch, angebot: ganzes }: Gehaltene,
  { laeuftAb, terminId }: Fuer<string | null>,
): Promise<Moeglichkeit | undefined> {
  await gibZeitFrei(tx, id);
  const angebot = await liesAngebot(ctx, tx, { nur: zeit.tag });
  const frei = zeitenAm(angebot.grundlage, zeitwunsch, zeit.tag);
  // Only this person's days are locked here; somebody else's time is another offer.
  const noch = waehleMitarbeiter(frei, angebotId(zeit)).find(
    (eine) => eine.mitarbeiterId === zeit.mitarbeiterId && kehrtourVon(eine) === kehrtourVon(zeit),
  );
  if (!noch) return undefined;
  if (laeuftAb !== null) {
    const wer = { wunsch, absender: absenderVon(ctx), ganzes, jetzt: ctx.now() };
    const anteil = await verlangeAnteil(tx, angebot, noch, wer);
    // Chosen once more, it is noted.
    if (anteil.art === 'zuviel') throw new Refused('buchung.reservierung-abgelaufen');
    await merkeAnteil(tx, id, anteil.anteil);
  }
  const plaetzeMax = angebot.regeln.plaetzeJeHalbtag;
  return (await nimmZeit(tx, noch, { id, laeuftAb, jetzt: ctx.now(), plaetzeMax }, terminId))
    ? noch
    : undefined;
}
