import { randomUUID } from 'node:crypto';

import type { wunschMerken } from '@kehrtour/contract/antwortbrett';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Termin } from '@kehrtour/contract/termin';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { AUFGEHOBENE, istEinerVon } from '@kehrtour/domain/termin/termin';

import { nimmHausHeraus } from '../../kehrtour/haltStand.ts';
import { insertHauswunsch } from '../../liegenschaft/hauswunsch.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { schreibeAusgang, sageWeiter, verlangeStand } from '../../termin/aendereTermin.ts';
import { merkeAntwortenGelesen } from '../../termin/rueckmeldungen.ts';
import { neuigkeit } from '../../termin/terminnews.ts';
import { verlangeWechsel, vomBuero } from '../../termin/wechsleTermin.ts';
import { terminJetzt } from '../../termin/zeigeTermin.ts';
import { sageEinenBesuchAb } from '../absage/sageKundenAb.ts';

/**
 * The last way out: nobody comes this time, the wish is kept with the house, its work is free for another round, and who was
 * told reads that the wish was heard. The stop does not stay standing, and is not planned again by itself. Of a visit whose day
 * is over, or that was called off, the wish alone is left to be kept: nobody is told that a day of before is off.
 */
export async function merkeWunsch(
  ctx: StaffCtx,
  id: string,
  { version, text }: BodyOf<typeof wunschMerken>,
): Promise<Termin> {
  if (!darf(ctx.actor.rolle, 'termin.absagen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const termin = await verlangeStand(ctx, tx, id, version);
    const aufgehoben = istEinerVon(AUFGEHOBENE, termin.status);
    if (!aufgehoben) verlangeWechsel(termin.status, 'sageAb', vomBuero(ctx));
    const haus = await terminJetzt(ctx, tx, id);
    await insertHauswunsch(tx, {
      id: randomUUID(),
      liegenschaftId: haus.liegenschaftId,
      nutzungseinheitId: haus.nutzungseinheitId,
      terminId: id,
      text,
      am: ctx.now(),
      von: ctx.actor.id,
    });
    if (aufgehoben) {
      await merkeAntwortenGelesen(tx, id, ctx.now());
      await announce(tx, neuigkeit('rueckmeldung', termin));
      return terminJetzt(ctx, tx, id);
    }
    await schreibeAusgang(ctx, tx, termin, {
      aktion: 'sageAb',
      wer: vomBuero(ctx),
      grund: `Wunsch vorgemerkt: ${text}`,
    });
    const { kehrtour_id: kehrtourId, halt_id: haltId } = termin;
    if (istVorbei(ctx, termin)) return terminJetzt(ctx, tx, id);
    if (kehrtourId === null || haltId === null || termin.quelle !== 'kehrtour')
      await sageWeiter(ctx, tx, termin);
    else {
      await sageEinenBesuchAb(ctx, tx, {
        kehrtourId,
        terminId: id,
        grund: `Ihren Wunsch „${text}“ haben wir vorgemerkt und richten den nächsten Vorschlag danach.`,
      });
      await nimmHausHeraus(tx, { haltId, kehrtourId, liegenschaftId: haus.liegenschaftId, am: ctx.now() });
    }
    return terminJetzt(ctx, tx, id);
  });
}

type Stand = Awaited<ReturnType<typeof verlangeStand>>;
const istVorbei = (ctx: StaffCtx, { runde_vorbei, fenster_von }: Stand): boolean =>
  runde_vorbei || ortszeitAus(fenster_von).tag < ortszeitAus(ctx.now()).tag;
