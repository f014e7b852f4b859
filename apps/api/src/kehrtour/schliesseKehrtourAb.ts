import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { formatTagLang } from '@kehrtour/domain/format';
import { wechsleKehrtourStatus } from '@kehrtour/domain/kehrtour';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { OffeneBeimAbschluss } from '@kehrtour/domain/termin';

import { loeseAufgaben } from '../aufgabe/aufgabenstand.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refused.ts';
import { beendeOffeneTermine, offeneTermine } from '../termin/beendeOffeneTermine.ts';
import { kehrtourlaufRefused } from './kehrtourlauf.grund.ts';
import { lockEigene, schreibeStand } from './starteKehrtour.ts';
import { zeigeKehrtour } from './zeigeKehrtour.ts';

/**
 * Closes a round that was driven. What has no result yet is asked for once for all, and its work is free for another
 * round; a round that is closed stays so.
 */
export async function schliesseKehrtourAb(
  ctx: StaffCtx,
  id: string,
  offene?: OffeneBeimAbschluss,
): Promise<Kehrtour> {
  await ctx.transaction(async (tx) => {
    const kehrtour = await lockEigene(ctx, tx, id);
    if (kehrtour.status === 'abgeschlossen') return;
    const naechster = wechsleKehrtourStatus(kehrtour.status, 'schliesseAb', ctx.actor.rolle);
    if (!naechster.ok) throw new Refused(naechster.reason);
    const heute = ortszeitAus(ctx.now()).tag;
    const termine = await offeneTermine(tx, id);
    const spaetere = termine
      .map(({ fenster_von }) => ortszeitAus(fenster_von).tag)
      .filter((tag) => tag > heute)
      .toSorted();
    const letzter = spaetere.at(-1);
    if (letzter !== undefined)
      throw kehrtourlaufRefused('noch-zugesagt', spaetere.length, formatTagLang(letzter));
    if (termine.length > 0 && offene === undefined) throw kehrtourlaufRefused('noch-offen', termine.length);
    await beendeOffeneTermine(ctx, tx, termine, offene ?? 'zurueck');
    await loeseAufgaben(tx, id);
    await schreibeStand(ctx, tx, kehrtour, 'abgeschlossen');
  });
  return zeigeKehrtour(ctx, id);
}
