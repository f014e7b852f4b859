import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { importordnerAnlegen, Importordnerliste } from '@kehrtour/contract/importordner';
import { ORDNER_MAX } from '@kehrtour/domain/importdatei/importordner';

import { countOrRefuse } from '../../../platform/access/limit.ts';
import type { StaffCtx } from '../../../platform/ctx.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { record } from '../../../platform/history.ts';
import { Refused } from '../../../platform/refusal/refused.ts';
import { liesOrdnerziel, ordnerSiegel } from './liesOrdnerziel.ts';
import {
  deleteOrdner,
  insertOrdner,
  listOrdner,
  lockEinrichtung,
  lockOrdner,
  setSchluessel,
  setSofort,
} from './ordner.store.ts';
import { ORDNER_LESEN } from './ordnervorgang.ts';
import { ordnerJetzt, verlangeVerwaltung } from './zeigeOrdner.ts';

/** Each is a connection to somebody else's server. */
const EINRICHTEN = { anzahl: 20, proSekunden: 3600 };

/** Keeps where files lie; they are looked for right after the commit. */
export async function richteOrdnerEin(
  ctx: StaffCtx,
  eingabe: BodyOf<typeof importordnerAnlegen>,
): Promise<{ id: string }> {
  verlangeVerwaltung(ctx);
  await countOrRefuse(ctx, `ordner/${ctx.unternehmenId}`, EINRICHTEN);
  const { ziel, wirt, pfad } = liesOrdnerziel(eingabe, ctx.deps.env.privateHosts);
  const { art, sofort } = eingabe;
  const id = randomUUID();
  return ctx.transaction(async (tx) => {
    await lockEinrichtung(tx);
    if ((await listOrdner(tx)).length >= ORDNER_MAX) throw new Refused('importordner.zu-viele');
    const siegel = ctx.deps.secrets.seal(ordnerSiegel(id), JSON.stringify(ziel));
    await insertOrdner(tx, {
      id,
      art,
      wirt,
      pfad,
      ziel: siegel,
      sofort,
      von: ctx.actor.id,
      am: ctx.now(),
    });
    await vermerke(ctx, tx, 'ordner-eingerichtet', { art, wirt, pfad, sofort });
    await ctx.deps.jobs.enqueue(tx, ORDNER_LESEN, {
      unternehmenId: ctx.unternehmenId,
      ordnerId: id,
    });
    return { id };
  });
}

/** Whether its files wait for a person; what waits already goes on waiting. */
export async function aendereOrdner(ctx: StaffCtx, id: string, sofort: boolean): Promise<Importordnerliste> {
  verlangeVerwaltung(ctx);
  return ctx.transaction(async (tx) => {
    const row = await lockOrdner(tx, id);
    if (!row) throw new Refused('nicht-gefunden');
    if (row.sofort !== sofort) {
      await setSofort(tx, id, sofort);
      await vermerke(ctx, tx, 'ordner-geaendert', { wirt: row.wirt, sofort });
    }
    return ordnerJetzt(tx);
  });
}

/** A person says that the server has another key now. @throws Refused 'veraltet' where it shows yet another */
export async function nimmSchluesselAn(
  ctx: StaffCtx,
  id: string,
  schluessel: string,
): Promise<Importordnerliste> {
  verlangeVerwaltung(ctx);
  return ctx.transaction(async (tx) => {
    const row = await lockOrdner(tx, id);
    if (!row) throw new Refused('nicht-gefunden');
    if (row.schluessel !== schluessel) {
      if ((await setSchluessel(tx, id, schluessel, ctx.now())) === 0) throw new Refused('veraltet');
      await vermerke(ctx, tx, 'ordner-schluessel', {
        wirt: row.wirt,
        von: row.schluessel,
        nach: schluessel,
      });
      await ctx.deps.jobs.enqueue(tx, ORDNER_LESEN, {
        unternehmenId: ctx.unternehmenId,
        ordnerId: id,
      });
    }
    return ordnerJetzt(tx);
  });
}

/** Looks there no more; what came from it stays. */
export async function loescheOrdner(ctx: StaffCtx, id: string): Promise<Importordnerliste> {
  verlangeVerwaltung(ctx);
  return ctx.transaction(async (tx) => {
    const row = await lockOrdner(tx, id);
    if (!row) throw new Refused('nicht-gefunden');
    await deleteOrdner(tx, id);
    await vermerke(ctx, tx, 'ordner-entfernt', { wirt: row.wirt, pfad: row.pfad });
    return ordnerJetzt(tx);
  });
}

type Was = 'ordner-eingerichtet' | 'ordner-geaendert' | 'ordner-schluessel' | 'ordner-entfernt';
const vermerke = (ctx: StaffCtx, tx: Tx, was: Was, nach: object): Promise<void> =>
  record(ctx, tx, { gegenstand: 'unternehmen', id: ctx.unternehmenId, was, nach });
