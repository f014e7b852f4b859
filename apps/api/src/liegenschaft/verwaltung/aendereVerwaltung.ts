import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Verwaltung, verwaltungAendern, verwaltungenZusammenlegen } from '@kehrtour/contract/verwaltung';
import { vergleicheVerwaltungen } from '@kehrtour/domain/liegenschaft/verwaltung';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { liegenschaftRefused } from '../liegenschaft.grund.ts';
import { touch } from '../liegenschaft.store.ts';
import {
  listHausIds,
  listVerwaltungen,
  lockVerwaltungen,
  updateVerwaltung,
  type VerwaltungRow,
} from './verwaltung.store.ts';
import { verwaltungsname } from './verwaltungAus.ts';
import { merkeUnberuehrte, verbinde } from './verwaltungsverbund.store.ts';
import { verwaltungJetzt } from './zeigeVerwaltung.ts';

/** Changes name, address and ways of a Hausverwaltung at all of its houses at once. */
export function aendereVerwaltung(
  ctx: StaffCtx,
  id: string,
  { version, daten }: BodyOf<typeof verwaltungAendern>,
): Promise<Verwaltung> {
  return beiAllenHaeusern(ctx, { id, version }, async (tx) => {
    await updateVerwaltung(tx, id, daten);
    return daten.firma || daten.nachname;
  });
}

/**
 * Joins entries that look alike to one: their houses belong to it from now on, and so do proofs and bookings. Only what
 * bears the same name can be joined.
 */
export function legeVerwaltungenZusammen(
  ctx: StaffCtx,
  id: string,
  { version, ids }: BodyOf<typeof verwaltungenZusammenlegen>,
): Promise<Verwaltung> {
  return beiAllenHaeusern(ctx, { id, version, mit: ids }, async (tx, alle, diese) => {
    const andere = [...new Set(ids)].map((eine) => alle.find((row) => row.id === eine));
    const gleiche = andere.filter(
      (row) => row !== undefined && row.id !== id && vergleicheVerwaltungen(row, diese) !== 'andere',
    );
    if (gleiche.length < new Set(ids).size) throw liegenschaftRefused('nicht-aehnlich');
    const verbund = {
      id: randomUUID(),
      nach: id,
      von: gleiche.flatMap((row) => row?.id ?? []),
      am: ctx.now(),
      mitarbeiterId: ctx.actor.id,
      importId: null,
    };
    await verbinde(tx, [verbund]);
    await merkeUnberuehrte(tx, verbund.id);
    return verwaltungsname(diese);
  });
}

/** Right, lock, version, the deed, then version, history and news of every house: whoever comes with an old page sees that it is old. */
async function beiAllenHaeusern(
  ctx: StaffCtx,
  { id, version, mit = [] }: { id: string; version: number; mit?: readonly string[] },
  tat: (tx: Tx, alle: readonly VerwaltungRow[], diese: VerwaltungRow) => Promise<string>,
): Promise<Verwaltung> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    await lockVerwaltungen(tx, [id, ...mit]);
    const alle = await listVerwaltungen(tx);
    const diese = alle.find((row) => row.id === id);
    if (!diese) throw new Refused('nicht-gefunden');
    if (diese.version !== version)
      throw new Refused('veraltet', { angaben: { stand: await verwaltungJetzt(ctx, tx, id) } });
    const verwaltung = await tat(tx, alle, diese);
    for (const haus of await listHausIds(tx, id)) {
      await touch(tx, haus.id, ['kontakte']);
      await record(ctx, tx, {
        gegenstand: 'liegenschaft',
        id: haus.id,
        was: 'Kontakt geändert',
        nach: { verwaltung },
      });
    }
    await announce(tx, { art: 'liegenschaft' });
    return verwaltungJetzt(ctx, tx, id);
  });
}
