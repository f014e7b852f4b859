import { randomUUID } from 'node:crypto';

import type { haeuserZusammenfuehren } from '@kehrtour/contract/doppelt';
import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import { adresszeile } from '@kehrtour/domain/ort/adresse';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import type { HausRow } from '../hausUndLeute.ts';
import { liegenschaftRefused } from '../liegenschaft.grund.ts';
import { findLiegenschaft } from '../liegenschaft.store.ts';
import { listHaeuser, saveHaeuser } from '../vieleHaeuser.ts';
import {
  countErfundene,
  findGemeinsameKehrtour,
  findZusammenfuehrung,
  insertKennungen,
  insertVerschieden,
  insertZusammenfuehrung,
  lockBestand,
  setStand,
  trenne,
} from './doppelt.store.ts';
import { hauptkennung, vereineHaus } from './vereineHaus.ts';

/** Joins two entries of one house. Of two people who press, the second is told; what was announced stays as it was said. */
export async function fuehreZusammen(
  ctx: StaffCtx,
  id: string,
  { version, mitId, mitVersion }: BodyOf<typeof haeuserZusammenfuehren>,
): Promise<AnswerOf<typeof haeuserZusammenfuehren>> {
  verlangeRecht(ctx);
  if (id === mitId) throw liegenschaftRefused('mit-sich-selbst');
  return ctx.transaction(async (tx) => {
    await lockBestand(tx);
    const [bleibt, geht] = await verlangeBeide(tx, [
      { id, version },
      { id: mitId, version: mitVersion },
    ]);
    const anschrift = adresszeile({ ...geht, hausnr: geht.hausnr + geht.hausnr_zusatz });
    const zusammenfuehrungId = randomUUID();
    await insertZusammenfuehrung(tx, {
      id: zusammenfuehrungId,
      nach: id,
      von: mitId,
      anschrift,
      am: ctx.now(),
      mitarbeiterId: ctx.actor.id,
    });
    const haus = vereineHaus(bleibt, geht);
    await saveHaeuser(tx, [{ haus, einheiten: [], anlagen: [], kontakte: [], verbindungen: [] }]);
    await insertKennungen(tx, zusammenfuehrungId, id, weitereKennungen(bleibt, geht));
    await setStand(tx, zusammenfuehrungId);
    await record(ctx, tx, {
      gegenstand: 'liegenschaft',
      id,
      was: 'Zusammengeführt',
      nach: { bezeichnung: `mit ${anschrift}`, mitId },
    });
    for (const art of ['liegenschaft', 'aufgabe', 'kehrtour', 'termin'] as const) await announce(tx, { art });
    return { zusammenfuehrungId };
  });
}

/** Takes a joining back: both stand as they did. @throws Refused 'liegenschaft.nicht-mehr-zu-trennen' */
export async function trenneHaeuser(ctx: StaffCtx, id: string): Promise<void> {
  verlangeRecht(ctx);
  await ctx.transaction(async (tx) => {
    await lockBestand(tx);
    const gesehen = await findZusammenfuehrung(tx, id);
    if (!gesehen) throw new Refused('nicht-gefunden');
    await findLiegenschaft(tx, gesehen.nach_id, true);
    const row = await findZusammenfuehrung(tx, id);
    if (row?.trennbar !== true) throw new Refused('liegenschaft.nicht-mehr-zu-trennen');
    await trenne(tx, id, ctx.now());
    for (const hausId of [row.nach_id, row.von_id])
      await record(ctx, tx, {
        gegenstand: 'liegenschaft',
        id: hausId,
        was: 'Wieder getrennt',
        nach: { bezeichnung: row.anschrift },
      });
    for (const art of ['liegenschaft', 'aufgabe', 'kehrtour', 'termin'] as const) await announce(tx, { art });
  });
}

/** Somebody knows that they are two. */
export async function merkeVerschiedene(ctx: StaffCtx, id: string, mitId: string): Promise<void> {
  verlangeRecht(ctx);
  if (id === mitId) throw new Refused('nicht-gefunden');
  await ctx.transaction(async (tx) => {
    for (const eines of [id, mitId])
      if (!(await findLiegenschaft(tx, eines))) throw new Refused('nicht-gefunden');
    await insertVerschieden(tx, id, mitId);
    await announce(tx, { art: 'liegenschaft' });
  });
}

function verlangeRecht(ctx: StaffCtx): void {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
}

type Gesehen = { id: string; version: number };
/** Locks both in one order, whoever stays. */
async function verlangeBeide(
  tx: Tx,
  [a, b]: readonly [Gesehen, Gesehen],
): Promise<readonly [HausRow, HausRow]> {
  for (const { id, version } of [a, b].toSorted((x, y) => (x.id < y.id ? -1 : 1))) {
    const haus = await findLiegenschaft(tx, id, true);
    if (!haus) throw new Refused('nicht-gefunden');
    if (haus.version !== version) throw new Refused('veraltet');
  }
  if ((await countErfundene(tx, [a.id, b.id])) === 1) throw liegenschaftRefused('eines-erfunden');
  const kehrtour = await findGemeinsameKehrtour(tx, a.id, b.id);
  if (kehrtour) throw liegenschaftRefused('beide-auf-tour', kehrtour.name);
  const haeuser = await listHaeuser(tx, [a.id, b.id]);
  const bleibt = haeuser.find(({ haus }) => haus.id === a.id)?.haus;
  const geht = haeuser.find(({ haus }) => haus.id === b.id)?.haus;
  if (!bleibt || !geht) throw new Refused('nicht-gefunden');
  return [bleibt, geht];
}

/** Names under which an import would make the second house anew. */
function weitereKennungen(bleibt: HausRow, geht: HausRow): string[] {
  const [haupt, andere] = hauptkennung(bleibt, geht) === 'geht' ? [geht, bleibt] : [bleibt, geht];
  const namen = (haus: HausRow) => [
    ...(haus.import_stand === null ? [] : [haus.import_stand.schluessel]),
    ...(haus.external_id === null ? [] : [`id:${haus.external_id}`]),
  ];
  const eigene = new Set(namen(haupt));
  return [...new Set(namen(andere))].filter((name) => !eigene.has(name));
}
