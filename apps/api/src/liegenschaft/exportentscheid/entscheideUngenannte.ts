import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Exportantwort, ungenannteHaeuserEntscheiden } from '@kehrtour/contract/exportentscheid';
import type { Exportwahl } from '@kehrtour/domain/liegenschaft/liegenschaft';
import { strassenzeile } from '@kehrtour/domain/ort/adresse';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { legeHausStill } from '../legeHausStill.ts';
import {
  insertEntscheid,
  listAnschriften,
  lockUngenannte,
  type UngenanntesRow,
} from './exportentscheid.store.ts';
import { hindernisVon } from './zeigeUngenannte.ts';

type Eingabe = BodyOf<typeof ungenannteHaeuserEntscheiden>;
type Abgewiesene = Exportantwort['abgewiesen'];

/** Decides about many houses by one press; what cannot be decided so stays as it is and says why. */
export function entscheideUngenannte(ctx: StaffCtx, { wahl, haeuser }: Eingabe): Promise<Exportantwort> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const gesehen = new Map(haeuser.map(({ id, version }) => [id, version]));
    const ids = [...gesehen.keys()];
    const rows = new Map((await lockUngenannte(tx, ids, ctx.now())).map((row) => [row.id, row]));
    const namen = new Map((await listAnschriften(tx, ids)).map((row) => [row.id, strassenzeile(row)]));
    const faellige: UngenanntesRow[] = [];
    const abgewiesen: Abgewiesene = [];
    for (const [id, version] of gesehen) {
      const row = rows.get(id);
      const hindernis = hindernisFuer(row, version, wahl);
      if (row && hindernis === null) faellige.push(row);
      else
        abgewiesen.push({ id, anschrift: namen.get(id) ?? '', hindernis: hindernis ?? { art: 'veraltet' } });
    }
    if (faellige.length === 0) return { entscheidId: null, entschieden: 0, abgewiesen };
    const entscheidId = await schreibeEntscheid(ctx, tx, wahl, faellige);
    return { entscheidId, entschieden: faellige.length, abgewiesen };
  });
}

function hindernisFuer(row: UngenanntesRow | undefined, version: number, wahl: Exportwahl) {
  if (row?.version !== version) return { art: 'veraltet' } as const;
  return wahl === 'behalten' ? null : hindernisVon(row);
}

async function schreibeEntscheid(ctx: StaffCtx, tx: Tx, wahl: Exportwahl, rows: UngenanntesRow[]) {
  const entscheidId = randomUUID();
  for (const { id, version } of rows) {
    if (wahl === 'stilllegen') await legeHausStill(ctx, tx, { id, version });
    else {
      await record(ctx, tx, {
        gegenstand: 'liegenschaft',
        id,
        was: 'Behalten, obwohl der Export sie nicht nennt',
      });
      await announce(tx, { art: 'liegenschaft', id });
    }
  }
  await insertEntscheid(tx, {
    id: entscheidId,
    wahl,
    am: ctx.now(),
    mitarbeiterId: ctx.actor.id,
    haeuser: rows.map(({ id, status, lokal_geaendert: lokal }) => ({ id, status, lokal })),
  });
  return entscheidId;
}
