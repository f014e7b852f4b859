import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Taetigkeit, taetigkeitAendern, Taetigkeitsdaten } from '@kehrtour/contract/taetigkeit';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { recordOfCompany } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { taetigkeitRefused } from './taetigkeit.grund.ts';
import { insertTaetigkeit, listNamen, saveTaetigkeit, werteAus } from './taetigkeit.store.ts';
import { taetigkeitJetzt } from './zeigeTaetigkeiten.ts';

/** Adds an entry of the company's own to the catalogue. */
export async function legeTaetigkeitAn(ctx: StaffCtx, daten: Taetigkeitsdaten): Promise<Taetigkeit> {
  if (!darf(ctx.actor.rolle, 'taetigkeit.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const id = `eigene_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    await verlangeFreienNamen(tx, daten.name, id);
    await insertTaetigkeit(tx, werteAus({ id, ...daten }));
    await recordOfCompany(ctx, tx, { was: 'taetigkeit-angelegt', nach: { id, ...daten } });
    return taetigkeitJetzt(tx, id);
  });
}

/** Changes an entry or switches it off; tasks that exist keep their minutes. */
export async function aendereTaetigkeit(
  ctx: StaffCtx,
  id: string,
  { aktiv, version, ...daten }: BodyOf<typeof taetigkeitAendern>,
): Promise<Taetigkeit> {
  if (!darf(ctx.actor.rolle, 'taetigkeit.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const vorher = await taetigkeitJetzt(tx, id);
    await verlangeFreienNamen(tx, daten.name, id);
    if (!(await saveTaetigkeit(tx, { ...werteAus({ id, ...daten }), aktiv, version })))
      throw new Refused('veraltet', { angaben: { stand: vorher } });
    await recordOfCompany(ctx, tx, {
      was: 'taetigkeit-geaendert',
      von: vorher,
      nach: { id, aktiv, ...daten },
    });
    return taetigkeitJetzt(tx, id);
  });
}

async function verlangeFreienNamen(tx: Tx, name: string, ausser: string): Promise<void> {
  const gleich = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const andere = (await listNamen(tx)).filter(({ id }) => id !== ausser);
  if (andere.some((eintrag) => gleich(eintrag.name, name))) throw taetigkeitRefused('name-vergeben');
}
