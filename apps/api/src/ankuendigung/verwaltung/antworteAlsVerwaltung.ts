import type { KundenAntwort } from '@kehrtour/contract/ankuendigung';
import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { verwaltungAntworten } from '@kehrtour/contract/verwaltungsseite';

import { once } from '../../platform/access/idempotency.ts';
import { countOrRefuse } from '../../platform/access/limit.ts';
import type { GuestCtx, TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { orRefusal } from '../../platform/orRefusal.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { oeffneVerwaltung } from '../../zugang/verwaltungscode.ts';
import { halteAntwortFest } from '../kunde/antworteAlsKunde.ts';
import { listBesuche } from './verwaltungsseite.store.ts';

type Ergebnis = AnswerOf<typeof verwaltungAntworten>;

/** More than anybody answers by hand. */
const JE_STUNDE = { anzahl: 60, proSekunden: 3600 };

/**
 * Takes one answer of a Hausverwaltung for many visits, once, however often the button was pressed. Each visit is asked
 * for itself: one that is over or called off keeps none of the others back.
 */
export async function antworteAlsVerwaltung(
  ctx: GuestCtx,
  key: string,
  { code, terminIds, antwort }: BodyOf<typeof verwaltungAntworten>,
): Promise<Ergebnis> {
  const { ctx: kunde, kontaktId, zugangscodeId } = await oeffneVerwaltung(ctx, code);
  await countOrRefuse(kunde, `verwaltungsantwort/${zugangscodeId}`, JE_STUNDE);
  const gesagt: KundenAntwort =
    antwort.art === 'passt' ? { art: 'daheim' } : { art: 'wunsch', text: antwort.grund };
  // Two who answer for the same houses at once stand in line.
  const ids = [...new Set(terminIds)].toSorted();
  return once(kunde, key, [zugangscodeId, ids, antwort], (joined) =>
    joined.transaction(async (tx) => {
      const eigene = new Set((await listBesuche(tx, kontaktId, joined.now())).map(({ id }) => id));
      const ergebnis = { uebernommen: 0, selbstEntschieden: 0, nichtMoeglich: 0 };
      for (const id of ids)
        ergebnis[eigene.has(id) ? await halteEineFest(joined, tx, id, gesagt) : 'nichtMoeglich'] += 1;
      return ergebnis;
    }),
  );
}

async function halteEineFest(
  ctx: TenantCtx,
  tx: Tx,
  id: string,
  antwort: KundenAntwort,
): Promise<keyof Ergebnis> {
  const gilt = await orRefusal(tx, () => halteAntwortFest(ctx, tx, id, { antwort, von: 'verwalter' }));
  if (gilt instanceof Refused) return 'nichtMoeglich';
  return gilt ? 'uebernommen' : 'selbstEntschieden';
}
