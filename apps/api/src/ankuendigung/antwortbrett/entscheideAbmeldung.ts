import type { abmeldungEntscheiden } from '@kehrtour/contract/abmeldung';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { Termin } from '@kehrtour/contract/termin';
import type { Abmeldungsentscheid } from '@kehrtour/domain/liegenschaft/abmeldung';
import { darf } from '@kehrtour/domain/rolle';
import { bedenkzeitBis } from '@kehrtour/domain/termin/bedenkzeit';

import { entfalleDerWohnung } from '../../aufgabe/aufgabenstand.ts';
import { sperreKehrtouren } from '../../kehrtour/kehrtourStand.ts';
import { liegenschaftJetzt } from '../../liegenschaft/legeHausStill.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { delayMessages } from '../../platform/post/heldMessages.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { lockAbmeldung, saveEntscheid } from '../../termin/abmeldung.ts';
import { terminJetzt } from '../../termin/zeigeTermin.ts';
import { nimmHausAusDemPlan, sageBesuchAb } from '../absage/nimmAusDemPlan.ts';
import { listOffeneBesuche } from '../absage/stillgelegt.store.ts';
import { antwortbrettRefused } from './antwortbrett.grund.ts';

type Entschieden = AnswerOf<typeof abmeldungEntscheiden>;

/** What those who were told of a visit read of why nobody comes. */
const GRUND = 'Bei Ihnen gibt es, wie Sie uns gesagt haben, nichts mehr zu kehren.';

/** The office believes that nothing is left to sweep, or does not; until then nobody there is told anything new. */
export async function entscheideAbmeldung(
  ctx: StaffCtx,
  id: string,
  wahl: Abmeldungsentscheid,
): Promise<Entschieden> {
  if (!darf(ctx.actor.rolle, wahl === 'stilllegen' ? 'termin.absagen' : 'termin.beantworten'))
    throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const abmeldung = await lockAbmeldung(tx, id);
    if (!abmeldung) throw new Refused('nicht-gefunden');
    // Whoever may not see the appointment may not decide about its house.
    const termin = await terminJetzt(ctx, tx, abmeldung.termin_id);
    if (abmeldung.entscheid === wahl) return { runden: 0, abgesagt: 0 };
    if (abmeldung.entscheid !== null) throw antwortbrettRefused('schon-entschieden');
    await saveEntscheid(tx, id, { wahl, am: ctx.now(), von: ctx.actor.id });
    const was = wahl === 'stilllegen' ? 'abmeldung-stillgelegt' : 'abmeldung-bleibt';
    await record(ctx, tx, { gegenstand: 'termin', id: termin.id, was });
    await announce(tx, { art: 'rueckmeldung', id: termin.id });
    if (wahl === 'bleibt') return { runden: 0, abgesagt: 0 };
    return termin.nutzungseinheitId === null
      ? legeHausStill(ctx, tx, termin)
      : legeWohnungStill(ctx, tx, termin, termin.nutzungseinheitId);
  });
}

async function legeHausStill(ctx: StaffCtx, tx: Tx, { liegenschaftId: id }: Termin): Promise<Entschieden> {
  const { version } = await liegenschaftJetzt(tx, id);
  const { runden, abgesagt } = await nimmHausAusDemPlan(ctx, tx, { id, version, grund: GRUND });
  return { runden, abgesagt };
}

/** The other flats of the house are swept as before. */
async function legeWohnungStill(
  ctx: StaffCtx,
  tx: Tx,
  { liegenschaftId }: Termin,
  einheitId: string,
): Promise<Entschieden> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  const hier = (await listOffeneBesuche(tx, liegenschaftId)).filter(
    ({ nutzungseinheit_id: einheit }) => einheit === einheitId,
  );
  const runden = [...new Set(hier.map(({ kehrtour_id }) => kehrtour_id))];
  await sperreKehrtouren(tx, runden);
  const hinaus: string[] = [];
  for (const besuch of hier) hinaus.push(...(await sageBesuchAb(ctx, tx, besuch, GRUND)));
  await delayMessages(tx, hinaus, bedenkzeitBis(ctx.now()));
  await entfalleDerWohnung(tx, liegenschaftId, einheitId);
  await announce(tx, { art: 'liegenschaft', id: liegenschaftId });
  for (const runde of runden) await announce(tx, { art: 'kehrtour', id: runde });
  return { runden: runden.length, abgesagt: hier.length };
}
