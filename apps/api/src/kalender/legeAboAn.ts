import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { aboAnlegen, KalenderPerson } from '@kehrtour/contract/kalender';

import { sperreMitarbeiter } from '../mitarbeiter/sperreMitarbeiter.ts';
import { countOrRefuse } from '../platform/access/limit.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { defineJob, ID } from '../platform/queue/defineJob.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { deleteAbo, insertAbo, listAbos, setFaellig } from './kalender.store.ts';
import { aboSiegel, alsKlartext, liesZiel } from './kalenderziel.ts';
import { legeAbwesenheitenNeu } from './legeAbwesenheitenNeu.ts';
import { personJetzt, verlangeEigenen } from './zeigeKalender.ts';

/** The job that reads one subscribed calendar. */
export const KALENDER_LESEN = defineJob('kalender.lesen', { aboId: ID });

const ABOS_MAX = 5;
/** Every refresh is a call to somebody else's server. */
const AKTUALISIEREN_MAX = { anzahl: 30, proSekunden: 3600 };

/** Subscribes to a calendar; it is read right after the commit. */
export async function legeAboAn(
  ctx: StaffCtx,
  mitarbeiterId: string,
  eingabe: BodyOf<typeof aboAnlegen>,
): Promise<KalenderPerson> {
  verlangeEigenen(ctx, mitarbeiterId);
  const { ziel, wirt } = liesZiel(eingabe, ctx.deps.env.privateHosts);
  const id = randomUUID();
  return ctx.transaction(async (tx) => {
    await personJetzt(ctx, tx, mitarbeiterId);
    if ((await listAbos(tx, mitarbeiterId)).length >= ABOS_MAX) throw new Refused('kalender.zu-viele');
    await insertAbo(tx, {
      id,
      mitarbeiterId,
      name: eingabe.name,
      wirt,
      ziel: ctx.deps.secrets.seal(aboSiegel(id), alsKlartext(ziel)),
      am: ctx.now(),
    });
    await record(ctx, tx, {
      gegenstand: 'mitarbeiter',
      id: mitarbeiterId,
      was: 'kalender:abonniert',
      nach: { name: eingabe.name, wirt },
    });
    return liesBald(ctx, tx, mitarbeiterId, id);
  });
}

/** Reads a subscribed calendar now. */
export async function aktualisiereAboJetzt(
  ctx: StaffCtx,
  mitarbeiterId: string,
  aboId: string,
): Promise<KalenderPerson> {
  verlangeEigenen(ctx, mitarbeiterId);
  await countOrRefuse(ctx, `kalender/${ctx.unternehmenId}`, AKTUALISIEREN_MAX);
  return ctx.transaction(async (tx) => {
    if ((await setFaellig(tx, mitarbeiterId, aboId, ctx.now())) === 0) throw new Refused('nicht-gefunden');
    return liesBald(ctx, tx, mitarbeiterId, aboId);
  });
}

/** Removes a calendar with its busy times; where others of the person are busy too, they take their place. */
export async function loescheAbo(
  ctx: StaffCtx,
  mitarbeiterId: string,
  aboId: string,
): Promise<KalenderPerson> {
  verlangeEigenen(ctx, mitarbeiterId);
  return ctx.transaction(async (tx) => {
    await sperreMitarbeiter(tx, [mitarbeiterId]);
    if ((await deleteAbo(tx, mitarbeiterId, aboId)) === 0) throw new Refused('nicht-gefunden');
    await legeAbwesenheitenNeu(ctx, tx, mitarbeiterId);
    await record(ctx, tx, { gegenstand: 'mitarbeiter', id: mitarbeiterId, was: 'kalender:abo-entfernt' });
    await announce(tx, { art: 'kalender', id: aboId });
    return personJetzt(ctx, tx, mitarbeiterId);
  });
}

async function liesBald(
  ctx: StaffCtx,
  tx: Tx,
  mitarbeiterId: string,
  aboId: string,
): Promise<KalenderPerson> {
  await ctx.deps.jobs.enqueue(tx, KALENDER_LESEN, { unternehmenId: ctx.unternehmenId, aboId });
  return personJetzt(ctx, tx, mitarbeiterId);
}
