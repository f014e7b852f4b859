import type { Laufstand } from '@kehrtour/contract/rechnungswesen';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import {
  type Abrechnungsmonat,
  ersterTag,
  letzterTag,
  positionenDesMonats,
  summenAus,
} from '@kehrtour/domain/unternehmen/abrechnung';

import { actorName } from '../../platform/actor.ts';
import type { AdminCtx } from '../../platform/ctx.ts';
import { BETRIEB_ID } from '../../platform/post/outbox.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { letzterFreierTag } from '../../zahlung/letzterFreierTag.ts';
import { RECHNUNGSLAUF } from '../rechnungsjobs.ts';
import { countRechnungen, findLauf, listVorschau, releaseLauf } from './lauf.store.ts';
import { beimBetreiber } from './zeigeBetriebsrechnungen.ts';

function verlangeVorbei(ctx: AdminCtx, monat: Abrechnungsmonat): void {
  if (letzterTag(monat) >= ortszeitAus(ctx.now()).tag) throw new Refused('rechnung.monat-nicht-vorbei');
}

/** What a release would make now, and what was made. @throws Refused 'rechnung.monat-nicht-vorbei' */
export async function zeigeRechnungslauf(ctx: AdminCtx, monat: Abrechnungsmonat): Promise<Laufstand> {
  verlangeVorbei(ctx, monat);
  const { rows, ausgestellt } = await beimBetreiber(ctx, async (tx) => ({
    rows: await listVorschau(tx, ersterTag(monat), letzterTag(monat)),
    ausgestellt: await countRechnungen(tx, ersterTag(monat)),
  }));
  const summen = rows
    .map((row) => positionenDesMonats(monat, row.wechsel, letzterFreierTag(row)))
    .filter((positionen) => positionen.length > 0)
    .map((positionen) => summenAus(positionen).nettoCent);
  const lauf = await ctx.as(ctx.actor, BETRIEB_ID).transaction((tx) => findLauf(tx, ersterTag(monat)));
  return {
    monat,
    vorschau: { anzahl: summen.length, nettoCent: summen.reduce((summe, cent) => summe + cent, 0) },
    ausgestellt,
    freigegebenAm: lauf?.freigegeben_am.toISOString() ?? null,
    fertigAm: lauf?.fertig_am?.toISOString() ?? null,
  };
}

/** Lets the run begin; again it makes only what is missing. @throws Refused 'rechnung.monat-nicht-vorbei' */
export async function gibRechnungslaufFrei(ctx: AdminCtx, monat: Abrechnungsmonat): Promise<Laufstand> {
  verlangeVorbei(ctx, monat);
  await ctx.as(ctx.actor, BETRIEB_ID).transaction(async (tx) => {
    await releaseLauf(tx, { monat: ersterTag(monat), am: ctx.now(), wer: actorName(ctx.actor) });
    await ctx.deps.jobs.enqueue(
      tx,
      RECHNUNGSLAUF,
      { unternehmenId: BETRIEB_ID, monat },
      { singletonKey: monat },
    );
  });
  return zeigeRechnungslauf(ctx, monat);
}
