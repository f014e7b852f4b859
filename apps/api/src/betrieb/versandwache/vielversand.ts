import type { Vielversand, vielversandFreigeben } from '@kehrtour/contract/betrieb';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import {
  VERSANDANLAESSE,
  type Versandalarm,
  type Versandgrenzen,
  versandgrenze,
} from '@kehrtour/domain/versand/versandanlass';

import type { AdminCtx } from '../../platform/ctx.ts';
import { recordOfCompany } from '../../platform/history.ts';
import { stageOfCompany } from '../../platform/post/messageLimit.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { deleteVersandzahl, listBetriebsnamen } from './versandwache.store.ts';
import { ladeVersandalarme } from './wacheUeberVersand.ts';

/** More companies than a person looks at one by one. */
const GENANNT_MAX = 20;

/** What leaves unusually often today, through whom, and whether its bound stops the next one; most first. */
export async function zeigeVielversand(ctx: AdminCtx): Promise<{ eintraege: Vielversand[] }> {
  const alarme = await ladeVersandalarme(ctx);
  const ids = alarme.flatMap(({ betriebe }) => betriebe.map(({ unternehmenId }) => unternehmenId));
  const rows = await ctx.deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) =>
    listBetriebsnamen(tx, ids),
  );
  const namen = new Map(rows.map(({ id, name, ort }) => [id, `${name}, ${ort}`]));
  const zeilen = await Promise.all(
    alarme.map(async (alarm) => [...insgesamt(alarm), ...(await jeBetrieb(ctx, alarm, namen))]),
  );
  return { eintraege: zeilen.flat() };
}

function insgesamt({ anlass, anzahl }: Versandalarm): Vielversand[] {
  const { was, insgesamt: grenze }: Versandgrenzen = VERSANDANLAESSE[anlass];
  if (grenze === undefined) return [];
  return [{ anlass, was, unternehmen: null, anzahl, grenze, gestoppt: anzahl >= grenze }];
}

async function jeBetrieb(
  ctx: AdminCtx,
  { anlass, betriebe }: Versandalarm,
  namen: ReadonlyMap<string, string>,
): Promise<Vielversand[]> {
  const { was } = VERSANDANLAESSE[anlass];
  const zeilen: Vielversand[] = [];
  for (const { unternehmenId, anzahl } of betriebe.slice(0, GENANNT_MAX)) {
    const name = namen.get(unternehmenId);
    // A company that is gone sends no more.
    if (name === undefined) continue;
    const dort = ctx.as(ctx.actor, unternehmenId);
    const stufe = await dort.transaction((tx) => stageOfCompany(dort, tx));
    const grenze = versandgrenze(anlass, 'jeBetrieb', stufe);
    const gestoppt = grenze !== null && anzahl >= grenze;
    zeilen.push({ anlass, was, unternehmen: { id: unternehmenId, name }, anzahl, grenze, gestoppt });
  }
  return zeilen;
}

/**
 * Begins the count of today anew, so that as many leave again; who did it stands in the history of the company.
 * @throws Refused 'nicht-gefunden' where nothing was counted
 */
export async function gibVersandFrei(
  ctx: AdminCtx,
  { anlass, unternehmenId }: BodyOf<typeof vielversandFreigeben>,
): Promise<Record<string, never>> {
  const { tag } = ortszeitAus(ctx.now());
  if (unternehmenId === null) {
    const frei = await ctx.transaction((tx) => deleteVersandzahl(tx, tag, `i:${anlass}`));
    if (!frei) throw new Refused('nicht-gefunden');
    ctx.deps.log.warn({ anlass }, 'a bound of messages was lifted for today');
    return {};
  }
  const dort = ctx.as(ctx.actor, unternehmenId);
  return dort.transaction(async (tx) => {
    if (!(await deleteVersandzahl(tx, tag, `b:${anlass}/${unternehmenId}`)))
      throw new Refused('nicht-gefunden');
    await recordOfCompany(dort, tx, { was: 'versand-freigegeben', nach: { anlass } });
    return {};
  });
}
