import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import type { schluesselAendern, schluesselAnlegen } from '@kehrtour/contract/schluessel';
import { SCHLUESSEL_JE_HAUS_MAX } from '@kehrtour/domain/liegenschaft/schluessel';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { aendereVonHand } from './aendereVonHand.ts';
import { liegenschaftRefused } from './liegenschaft.grund.ts';
import {
  deleteSchluessel,
  insertSchluessel,
  listSchluessel,
  siegelDesSchluessels,
  updateSchluessel,
} from './schluessel.store.ts';

/** Keeps a code or the place of a key, sealed; the history says that, never what. */
export function legeSchluesselAn(
  ctx: StaffCtx,
  id: string,
  { version, bezeichnung, geheimnis }: BodyOf<typeof schluesselAnlegen>,
): Promise<Liegenschaft> {
  return aendereVonHand(
    ctx,
    { id, version, was: 'Schlüssel hinterlegt', gewollt: { bezeichnung } },
    async (tx) => {
      if ((await listSchluessel(tx, id)).length >= SCHLUESSEL_JE_HAUS_MAX)
        throw liegenschaftRefused('zu-viele-schluessel');
      await insertSchluessel(tx, versiegelt(ctx, { id: randomUUID(), hausId: id, bezeichnung, geheimnis }));
      return [];
    },
  );
}

export function aendereSchluessel(
  ctx: StaffCtx,
  { id, teilId }: { id: string; teilId: string },
  { version, bezeichnung, geheimnis }: BodyOf<typeof schluesselAendern>,
): Promise<Liegenschaft> {
  return aendereVonHand(
    ctx,
    { id, version, was: 'Schlüssel geändert', gewollt: { bezeichnung } },
    async (tx) => {
      const neu = versiegelt(ctx, { id: teilId, hausId: id, bezeichnung, geheimnis });
      if ((await updateSchluessel(tx, neu)) === 0) throw new Refused('nicht-gefunden');
      return [];
    },
  );
}

export function loescheSchluessel(
  ctx: StaffCtx,
  { id, teilId }: { id: string; teilId: string },
): Promise<Liegenschaft> {
  return aendereVonHand(ctx, { id, was: 'Schlüssel entfernt' }, async (tx) => {
    if ((await deleteSchluessel(tx, id, teilId)) === 0) throw new Refused('nicht-gefunden');
    return [];
  });
}

type Klar = { id: string; hausId: string; bezeichnung: string; geheimnis: string };
const versiegelt = (ctx: StaffCtx, { id, hausId, bezeichnung, geheimnis }: Klar) => ({
  id,
  liegenschaft_id: hausId,
  bezeichnung,
  geheimnis: ctx.deps.secrets.seal(siegelDesSchluessels(id), geheimnis),
});
