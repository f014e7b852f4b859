import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { importordnerPruefen } from '@kehrtour/contract/importordner';

import { countOrRefuse } from '../../../platform/access/limit.ts';
import type { StaffCtx } from '../../../platform/ctx.ts';
import { Refused } from '../../../platform/refusal/refused.ts';
import type { Ablage } from './ablage/ablage.ts';
import { OrdnerRefused } from './ablage/ablage.ts';
import { beginneOrdner, vermerkeFehler } from './liesOrdner.ts';
import { findOrdner, lockOrdner, setGelungen } from './ordner.store.ts';
import { ORDNER_LESEN } from './ordnervorgang.ts';
import { oeffneOrdner, seheInOrdner } from './seheInOrdner.ts';
import { verlangeVerwaltung } from './zeigeOrdner.ts';

/** Somebody waits for the answer. */
const FRIST_MS = 15_000;
const PRUEFEN = { anzahl: 20, proSekunden: 3600 };
const BEISPIELE = 3;

type Fund = AnswerOf<typeof importordnerPruefen>;

/** Looks now and says what it saw; new files are read by the job. */
export async function pruefeOrdner(ctx: StaffCtx, id: string): Promise<Fund> {
  verlangeVerwaltung(ctx);
  const row = await ctx.transaction((tx) => findOrdner(tx, id));
  if (!row) throw new Refused('nicht-gefunden');
  await countOrRefuse(ctx, `ordner-pruefen/${ctx.unternehmenId}`, PRUEFEN);
  const am = ctx.now();
  await ctx.transaction((tx) => beginneOrdner(tx, id, am));
  let ablage: Ablage | undefined;
  try {
    ablage = await oeffneOrdner(ctx, row, FRIST_MS);
    const { alle, neue, alte } = await seheInOrdner(ctx, row, ablage);
    const { schluessel } = ablage;
    await ctx.transaction(async (tx) => {
      if (!(await lockOrdner(tx, id))) throw new Refused('nicht-gefunden');
      await setGelungen(tx, id, { schluessel, am, ab: am });
      if (neue.length > 0)
        await ctx.deps.jobs.enqueue(tx, ORDNER_LESEN, {
          unternehmenId: ctx.unternehmenId,
          ordnerId: id,
        });
    });
    const beispiele = neue.slice(-BEISPIELE).map(({ name }) => name);
    return { fehler: null, dateien: alle.length, neue: neue.length, alte, beispiele };
  } catch (fehler) {
    if (!(fehler instanceof OrdnerRefused)) throw fehler;
    await vermerkeFehler(ctx, id, { fehler, am });
    return { fehler: fehler.grund, dateien: 0, neue: 0, alte: 0, beispiele: [] };
  } finally {
    ablage?.schliesse();
  }
}
