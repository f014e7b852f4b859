import type { AnswerOf, QueryOf } from '@kehrtour/contract/endpoint';
import type { maengelHolen, maengelZaehlen } from '@kehrtour/contract/mangel';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { countOffene, listAuftraege, listMaengel } from './mangel.store.ts';
import { auftragAus, mangelAus } from './mangelAus.ts';

/** More than that are shown once these are done. */
const GEZEIGT_MAX = 200;

/** What the houses lack and what was asked for at their doors, with how much there is of it in all. */
export async function listeMaengel(
  ctx: StaffCtx,
  { stand, liegenschaftId, terminId }: QueryOf<typeof maengelHolen>,
): Promise<AnswerOf<typeof maengelHolen>> {
  verlangeBlick(ctx);
  const auswahl = {
    offen: stand === 'offen',
    liegenschaftId: liegenschaftId ?? null,
    terminId: terminId ?? null,
  };
  const heute = ortszeitAus(ctx.now()).tag;
  return ctx.transaction(async (tx) => {
    const maengel = await listMaengel(tx, auswahl, GEZEIGT_MAX + 1);
    const auftraege = await listAuftraege(tx, auswahl, GEZEIGT_MAX + 1);
    return {
      maengel: maengel.slice(0, GEZEIGT_MAX).map((row) => mangelAus(row, heute)),
      auftraege: auftraege.slice(0, GEZEIGT_MAX).map(auftragAus),
      offen: await countOffene(tx, heute),
      mehr: maengel.length > GEZEIGT_MAX || auftraege.length > GEZEIGT_MAX,
    };
  });
}

export async function zaehleMaengel(ctx: StaffCtx): Promise<AnswerOf<typeof maengelZaehlen>> {
  verlangeBlick(ctx);
  return ctx.transaction((tx) => countOffene(tx, ortszeitAus(ctx.now()).tag));
}

function verlangeBlick(ctx: StaffCtx): void {
  if (!darf(ctx.actor.rolle, 'termin.ansehen')) throw new Refused('nicht-erlaubt');
}
