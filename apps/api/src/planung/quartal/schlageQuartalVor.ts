import type { Quartalsauswahl } from '@kehrtour/contract/quartal';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { verlangeKehrtourplaner } from '../../unternehmen/verlangeKehrtourplaner.ts';
import { laufenderVorgang, starteVorgang } from '../../vorgang/vorgang.ts';
import { ladeQuartal, type Quartalsgrundlage, verlangeMass } from '../quartalsproblem/ladeQuartal.ts';
import { lockQuartal } from '../quartalsproblem/quartal.store.ts';
import { planungRefused } from '../stand/planung.grund.ts';
import { QUARTAL } from '../stand/planungsvorgang.ts';

/** Queues the computation of a proposal. A running one is followed instead of started again. */
export async function schlageQuartalVor(
  ctx: StaffCtx,
  auswahl: Quartalsauswahl,
): Promise<{ vorgangId: string }> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  verlangeVerteilbar(await ladeQuartal(ctx, auswahl), ortszeitAus(ctx.now()).tag);
  return ctx.transaction(async (tx) => {
    await verlangeKehrtourplaner(tx);
    // A change by hand that is being written is there before the computation reads what was decided.
    await lockQuartal(tx);
    const laufend = await laufenderVorgang(tx, QUARTAL.name, ctx.unternehmenId);
    if (laufend) return { vorgangId: laufend };
    await announce(tx, { art: 'quartal' });
    const vorgangId = await starteVorgang(ctx, tx, {
      job: QUARTAL,
      bezugId: ctx.unternehmenId,
      schritt: 'Fahrzeiten ermitteln',
      data: { auswahl },
    });
    return { vorgangId };
  });
}

function verlangeVerteilbar({ auswahl, besuche, tage }: Quartalsgrundlage, heute: string): void {
  if (auswahl.von < heute) throw planungRefused('quartal-vergangen');
  if (besuche.length === 0) throw new Refused('quartal.leer');
  verlangeMass(besuche);
  if (tage.every(({ freiMinuten }) => freiMinuten === 0)) throw new Refused('quartal.keine-tage');
}
