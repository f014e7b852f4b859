import type { Dokumente } from '@kehrtour/contract/dokument';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { verlangeSicht } from '../zeigeLiegenschaft.ts';
import { clearGeloescht, setGeloescht } from './dokument.store.ts';
import { merkeDokumenttat, verlangePlatzImHaus } from './legeDokumentAn.ts';
import { dokumenteJetzt } from './zeigeDokumente.ts';

type Welches = { id: string; teilId: string };

/** Nobody sees it any more; for thirty days it can be taken back, then its bytes go, too. */
export async function loescheDokument(ctx: StaffCtx, welches: Welches): Promise<Dokumente> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    await verlangeSicht(ctx, tx, welches.id);
    const weg = await setGeloescht(tx, { ...welches, am: ctx.now() });
    if (!weg) throw new Refused('nicht-gefunden');
    await merkeDokumenttat(ctx, tx, { id: welches.id, was: 'Dokument gelöscht', name: weg.name });
    return dokumenteJetzt(tx, welches.id);
  });
}

/** @throws Refused 'nicht-gefunden' · 'eingabe-ungueltig' where its place was taken meanwhile */
export async function holeDokumentZurueck(ctx: StaffCtx, welches: Welches): Promise<Dokumente> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    await verlangeSicht(ctx, tx, welches.id);
    await verlangePlatzImHaus(tx, welches.id);
    const da = await clearGeloescht(tx, welches);
    if (!da) throw new Refused('nicht-gefunden');
    await merkeDokumenttat(ctx, tx, { id: welches.id, was: 'Dokument zurückgeholt', name: da.name });
    return dokumenteJetzt(tx, welches.id);
  });
}
