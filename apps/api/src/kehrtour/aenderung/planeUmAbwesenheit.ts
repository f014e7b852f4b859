import type { TenantCtx } from '../../platform/ctx.ts';
import { laufenderVorgang, starteVorgang } from '../../vorgang/vorgang.ts';
import { PLANEN } from '../planungsvorgang.ts';
import { listBetroffeneTouren } from './aenderung.store.ts';

type Abwesend = { mitarbeiterId: string; von: string; bis: string; gemeldetVon: string };

/**
 * Somebody who drives in announced rounds will be away: each of them gets a plan without her, which waits for somebody to
 * accept it. A plan that waits already is left to whoever made it, a computation that runs to itself.
 */
export async function planeUmAbwesenheit(
  ctx: TenantCtx,
  { mitarbeiterId, von, bis, gemeldetVon }: Abwesend,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const zeitraum = { von: new Date(von), bis: new Date(bis) };
    for (const { id } of await listBetroffeneTouren(tx, mitarbeiterId, zeitraum)) {
      if (await laufenderVorgang(tx, PLANEN.name, id)) continue;
      await starteVorgang(ctx, tx, {
        job: PLANEN,
        bezugId: id,
        schritt: 'Fahrzeiten ermitteln',
        data: { kehrtourId: id, sekunden: null, von: gemeldetVon, ursache: 'abwesenheit' },
      });
    }
  });
}
