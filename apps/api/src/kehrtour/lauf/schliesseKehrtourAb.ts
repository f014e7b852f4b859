import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { kehrtourAbschliessen } from '@kehrtour/contract/kehrtourlauf';
import { formatTagLang } from '@kehrtour/domain/format';
import { wechsleKehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtour';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import type { OffeneBeimAbschluss } from '@kehrtour/domain/termin/termin';

import { loeseAufgaben } from '../../aufgabe/aufgabenstand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { beendeOffeneTermine, offeneTermine } from '../../termin/beendeOffeneTermine.ts';
import { zeigeKehrtour } from '../ansicht/zeigeKehrtour.ts';
import { beendeEigene } from './beendeEigene.ts';
import { kehrtourlaufRefused } from './kehrtourlauf.grund.ts';
import { lockEigene, schreibeStand } from './starteKehrtour.ts';

type Termine = Awaited<ReturnType<typeof offeneTermine>>;

/**
 * Closes a round that was driven: the office for all, who drives for himself, and with the last of them it is closed. What has no
 * result yet is asked for once for all of it, and its work is free for another round; a round that is closed stays so.
 */
export async function schliesseKehrtourAb(
  ctx: StaffCtx,
  id: string,
  offene?: OffeneBeimAbschluss,
): Promise<AnswerOf<typeof kehrtourAbschliessen>> {
  const bleiben = await ctx.transaction(async (tx) => {
    const kehrtour = await lockEigene(ctx, tx, id);
    if (kehrtour.status === 'abgeschlossen') return [];
    const naechster = wechsleKehrtourStatus(kehrtour.status, 'schliesseAb', ctx.actor.rolle);
    if (!naechster.ok) throw new Refused(naechster.reason);
    const alle = await offeneTermine(tx, id);
    if (darf(ctx.actor.rolle, 'kehrtour.abschliessen')) {
      verlangeAbschliessbar(ctx, alle);
      if (alle.length > 0 && offene === undefined) throw kehrtourlaufRefused('noch-offen', alle.length);
      await beendeOffeneTermine(ctx, tx, alle, { offene: offene ?? 'zurueck' });
      await loeseAufgaben(tx, kehrtour.id);
      await schreibeStand(ctx, tx, kehrtour, 'abgeschlossen');
      return [];
    }
    const eigene = alle.filter(({ mitarbeiter_id }) => mitarbeiter_id === ctx.actor.id);
    verlangeAbschliessbar(ctx, eigene);
    const tag = ortszeitAus(ctx.now()).tag;
    return beendeEigene(ctx, tx, { tag, runden: [kehrtour], eigene, offene });
  });
  return { ...(await zeigeKehrtour(ctx, id)), bleiben };
}

/** @throws Refused where somebody still counts on a later day */
function verlangeAbschliessbar(ctx: StaffCtx, termine: Termine): void {
  const heute = ortszeitAus(ctx.now()).tag;
  const spaetere = termine
    .map(({ fenster_von }) => ortszeitAus(fenster_von).tag)
    .filter((tag) => tag > heute)
    .toSorted();
  const letzter = spaetere.at(-1);
  if (letzter !== undefined)
    throw kehrtourlaufRefused('noch-zugesagt', spaetere.length, formatTagLang(letzter));
}
