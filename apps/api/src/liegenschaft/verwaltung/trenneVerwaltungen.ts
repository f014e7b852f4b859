import type { Verwaltung } from '@kehrtour/contract/verwaltung';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { liegenschaftRefused } from '../liegenschaft.grund.ts';
import { touch } from '../liegenschaft.store.ts';
import { hindernissaetze } from './hindernissaetze.ts';
import { lockVerwaltungen } from './verwaltung.store.ts';
import { listVerbuende, lockHaeuserDes, trenneVerbund } from './verwaltungsverbund.store.ts';
import { verwaltungJetzt } from './zeigeVerwaltung.ts';

/**
 * Takes a joining back, a person's or an import's: each entry stands as it did, with its houses, proofs and its link. Of
 * two people who press, the second is told. @throws Refused 'liegenschaft.nicht-mehr-zu-trennen', with what rests on it
 */
export async function trenneVerwaltungen(ctx: StaffCtx, id: string, verbundId: string): Promise<Verwaltung> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    await lockVerwaltungen(tx, [id]);
    const haeuser = await lockHaeuserDes(tx, verbundId);
    const [verbund] = await listVerbuende(tx, id, verbundId);
    if (!verbund) throw new Refused('nicht-gefunden');
    const saetze = hindernissaetze(verbund.hindernisse);
    if (saetze.length > 0) throw liegenschaftRefused('nicht-zu-trennen', saetze.join(' '));
    await trenneVerbund(tx, verbundId, ctx.now());
    for (const haus of haeuser) {
      await touch(tx, haus.id, []);
      await record(ctx, tx, {
        gegenstand: 'liegenschaft',
        id: haus.id,
        was: 'Kontakt geändert',
        nach: { verwaltung: `wieder getrennt: ${verbund.namen.join(', ')}` },
      });
    }
    await announce(tx, { art: 'liegenschaft' });
    return verwaltungJetzt(ctx, tx, id);
  });
}
