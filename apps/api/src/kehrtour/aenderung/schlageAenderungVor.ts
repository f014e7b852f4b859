import type { Ausfallvorschlag } from '@kehrtour/domain/planung/aenderung';

import { halteAus, planMetaAus } from '../../planung/loesung/halteAus.ts';
import type { PlanNeu } from '../../planung/loesung/planNeu.ts';
import type { PlanMeta } from '../../planung/stand/planMeta.ts';
import type { HaltNeu } from '../../planung/stand/runde.ts';
import type { PlanvorschlagRow } from '../../planung/stand/wartenderPlan.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { raiseVersion } from '../runde/kehrtour.store.ts';
import { listZusagenstand, replaceAenderung } from './aenderung.store.ts';

/** One of several ways to go on, and the others. */
export type Vorschlagswahl = {
  readonly art: Ausfallvorschlag;
  readonly andere: readonly { readonly art: Ausfallvorschlag | null; readonly neu: PlanNeu }[];
};

/**
 * Keeps a new plan of an announced round until somebody accepts it. Nothing that anybody reads of the round changes by it.
 * @throws Refused 'veraltet' when the round changed while the plan was computed
 */
export async function schlageAenderungVor(
  ctx: TenantCtx,
  tx: Tx,
  {
    neu,
    halte,
    plan,
    vorschlag,
  }: { neu: PlanNeu; halte: readonly HaltNeu[]; plan: PlanMeta; vorschlag: Vorschlagswahl | undefined },
): Promise<void> {
  const { id, version } = neu.grundlage.kehrtour;
  if (!(await raiseVersion(tx, id, version, ctx.now()))) throw new Refused('veraltet');
  const ursache = neu.ursache ?? 'vonHand';
  const { aenderung: gewartet } = neu.grundlage;
  const vorher = gewartet ? [...new Set([...gewartet.vorher, gewartet.ursache])] : [];
  await replaceAenderung(tx, {
    kehrtour_id: id,
    version: version + 1,
    ursache,
    vorher: vorher.filter((one) => one !== ursache),
    vorgaben: neu.grundlage.nochNichtInKraft,
    plan,
    halte: [...halte],
    zusagen: await listZusagenstand(tx, id),
    vorschlag: vorschlag?.art ?? null,
    vorschlaege: vorschlag ? vorschlaegeAus({ art: vorschlag.art, neu }, vorschlag.andere, ctx.now()) : [],
    von: ctx.actor.art === 'mitarbeiter' ? ctx.actor.id : (neu.von ?? null),
    am: ctx.now(),
  });
  await record(ctx, tx, { gegenstand: 'kehrtour', id, was: 'aenderung-vorgeschlagen', nach: { ursache } });
  await announce(tx, { art: 'kehrtour', id });
}

/** All of them as whole plans, so that whoever takes one takes what was shown. */
function vorschlaegeAus(
  erster: { readonly art: Ausfallvorschlag; readonly neu: PlanNeu },
  andere: Vorschlagswahl['andere'],
  am: Date,
): PlanvorschlagRow[] {
  return [erster, ...andere].flatMap(({ art, neu }) =>
    art === null
      ? []
      : [
          {
            art,
            vorgaben: neu.grundlage.nochNichtInKraft,
            plan: planMetaAus(neu, am),
            halte: halteAus(neu, neu.grundlage.halte),
          },
        ],
  );
}
