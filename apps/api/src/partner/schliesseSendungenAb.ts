import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { exportAbschliessen } from '@kehrtour/contract/partnerzusatz';

import {
  schliesseExportAb,
  schliesseStilleExporteAb,
} from '../importauftrag/quelle/sendung/schliesseExportAb.ts';
import type { PartnerCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachCompany } from '../platform/forEachCompany.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { listUnternehmenMitSendung, lockVerbindung } from './verbindung.store.ts';
import { zaehleAbruf } from './zeigeBetrieb.ts';

/**
 * The program says that it has named all it has. Only where our count agrees is anything marked.
 * @throws Refused 'partner.unvollstaendig'
 */
export async function schliesseSendungAb(
  ctx: PartnerCtx,
  { count }: BodyOf<typeof exportAbschliessen>,
): Promise<AnswerOf<typeof exportAbschliessen>> {
  if (!ctx.actor.rechte.includes('liegenschaften.senden')) throw new Refused('partner.ohne-recht');
  await zaehleAbruf(ctx);
  return ctx.transaction(async (tx) => {
    if (!(await lockVerbindung(tx, ctx.actor.id))) throw new Refused('nicht-angemeldet');
    const abschluss = await schliesseExportAb(ctx, tx, {
      quelle: `partner:${ctx.actor.partnerId}`,
      name: ctx.actor.name,
      anzahl: count,
    });
    if (!abschluss.ganz)
      throw new Refused('partner.unvollstaendig', {
        angaben: { genannt: abschluss.genannt, bestand: abschluss.bestand },
      });
    return { anzahl: { genannt: abschluss.genannt, fehlend: abschluss.fehlend } };
  });
}

/** How long after its last push a program is through with its night. */
const STILLE_MS = 3_600_000;
const TAG_MS = 86_400_000;

/** Most programs never say that they are through: an hour of silence after nearly all of the stock says it. */
export async function schliesseStilleSendungenAb(deps: Deps): Promise<void> {
  const jetzt = deps.now().getTime();
  const seit = new Date(jetzt - 2 * TAG_MS);
  const alle = await deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) =>
    listUnternehmenMitSendung(tx, seit),
  );
  await forEachCompany(deps, { what: 'partner.abschluss', rows: alle }, (ctx) =>
    schliesseStilleExporteAb(ctx, new Date(jetzt - STILLE_MS)),
  );
}
