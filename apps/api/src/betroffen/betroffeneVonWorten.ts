import type { betroffenVonWorten, WirkungDerWorte } from '@kehrtour/contract/betroffen';
import type { ParamsOf } from '@kehrtour/contract/endpoint';
import type { Nachweis } from '@kehrtour/contract/nachweis';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { ladeNachweise } from '../termin/nachweise.ts';
import { zugesagteTermine } from '../termin/zugesagteTermine.ts';

const RECHTSART = { freieTaetigkeiten: 'frei', hoheitlicheTaetigkeiten: 'hoheitlich' } as const;
/** Nothing of it has left the house yet; paper is made anew each time it is printed. */
const UNGEDRUCKT: ReadonlySet<Nachweis['stand']> = new Set(['offen', 'verworfen']);
const MIT_WORTEN: ReadonlySet<Nachweis['kanal']> = new Set(['einwurf', 'brief', 'briefdienst', 'mail']);

/** Which households have the present words of this kind of work in their hands. */
export async function betroffeneVonWorten(
  ctx: StaffCtx,
  art: ParamsOf<typeof betroffenVonWorten>['art'],
): Promise<WirkungDerWorte> {
  if (!darf(ctx.actor.rolle, 'einstellung.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const nachweise = (await ladeNachweise(ctx, tx, { kommendAb: ctx.now() })).filter(
      ({ art: was, kanal, rechtsart }) =>
        (was === 'ankuendigung' || was === 'aenderung') &&
        MIT_WORTEN.has(kanal) &&
        (rechtsart === 'beides' || rechtsart === RECHTSART[art]),
    );
    const haben = termineDer(nachweise.filter(({ stand }) => !UNGEDRUCKT.has(stand)));
    const warten = termineDer(nachweise.filter(({ stand }) => stand === 'offen'));
    const termine = await zugesagteTermine(tx, { von: ctx.now() });
    return {
      termine: termine.filter(({ zeile }) => haben.has(zeile.id)).map(({ zeile }) => zeile),
      nochNichtGedruckt: warten.difference(haben).size,
    };
  });
}

const termineDer = (nachweise: readonly Nachweis[]): Set<string> =>
  new Set(nachweise.map(({ terminId }) => terminId));
