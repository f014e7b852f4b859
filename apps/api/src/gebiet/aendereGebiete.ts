import { randomUUID } from 'node:crypto';

import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import { type Gebietsdaten, type Gebietsliste, GEBIETE_MAX } from '@kehrtour/contract/gebiet';
import type { gebieteAnlegen, gebietAendern } from '@kehrtour/contract/gebiet';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { recordOfCompany } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { deleteGebiete, insertGebiete, listGebiete, lockGebiete, saveGebiet } from './gebiet.store.ts';
import { gebietAus } from './gebietAus.ts';
import { gebieteJetzt } from './zeigeGebiete.ts';

/** Adds one entry or a whole pasted list; what is there already, word for word, is passed over. */
export async function legeGebieteAn(
  ctx: StaffCtx,
  { eintraege }: BodyOf<typeof gebieteAnlegen>,
): Promise<AnswerOf<typeof gebieteAnlegen>> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const neu = await nimmGebieteAuf(tx, eintraege);
    await recordOfCompany(ctx, tx, { was: 'gebiete-angelegt', nach: eintraege });
    return { ...(await gebieteJetzt(tx)), neu, schonDa: eintraege.length - neu.length };
  });
}

/** The same inside the caller's transaction; answers the ids of what is new. @throws Refused 'gebiet.zu-viele' */
export async function nimmGebieteAuf(tx: Tx, eintraege: readonly Gebietsdaten[]): Promise<string[]> {
  await lockGebiete(tx);
  const bekannt = new Set((await listGebiete(tx)).map(fingerabdruck));
  const neue = eintraege
    .map((daten) => gebietAus(randomUUID(), daten))
    .filter((gebiet) => {
      const abdruck = fingerabdruck(gebiet);
      return !bekannt.has(abdruck) && bekannt.add(abdruck);
    });
  if (bekannt.size > GEBIETE_MAX) throw new Refused('gebiet.zu-viele');
  if (neue.length > 0) await insertGebiete(tx, neue);
  return neue.map(({ id }) => id);
}

/** @throws Refused 'nicht-gefunden' | 'veraltet' */
export async function aendereGebiet(
  ctx: StaffCtx,
  id: string,
  { daten, version }: BodyOf<typeof gebietAendern>,
): Promise<Gebietsliste> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const vorher = (await listGebiete(tx)).find((gebiet) => gebiet.id === id);
    if (!vorher) throw new Refused('nicht-gefunden');
    if (!(await saveGebiet(tx, { ...gebietAus(id, daten), version })))
      throw new Refused('veraltet', { angaben: { stand: await gebieteJetzt(tx) } });
    await recordOfCompany(ctx, tx, { was: 'gebiet-geaendert', von: vorher, nach: daten });
    return gebieteJetzt(tx);
  });
}

/** Removes entries; one that is gone already is nobody's problem. */
export async function loescheGebiete(ctx: StaffCtx, ids: readonly string[]): Promise<Gebietsliste> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const von = await deleteGebiete(tx, ids);
    if (von.length > 0) await recordOfCompany(ctx, tx, { was: 'gebiete-entfernt', von });
    return gebieteJetzt(tx);
  });
}

function fingerabdruck(gebiet: Gebietsdaten & { strasseSchluessel: string }): string {
  const { art, plz, strasseSchluessel, hausnrVon, hausnrBis, seite, flaeche } = gebiet;
  const { hoheitlich, ausgenommen, zustaendig, name } = gebiet;
  const ort = art === 'flaeche' ? [name, flaeche] : [plz, strasseSchluessel, hausnrVon, hausnrBis, seite];
  return JSON.stringify([art, ort, hoheitlich, ausgenommen, zustaendig]);
}
