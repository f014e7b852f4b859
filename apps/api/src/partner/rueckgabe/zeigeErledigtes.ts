import { randomUUID } from 'node:crypto';

import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { erledigtesBestaetigen, erledigtesHolen } from '@kehrtour/contract/partnerzusatz';
import { ERLEDIGTE_JE_ABRUF_MAX } from '@kehrtour/domain/unternehmen/partner';

import type { PartnerCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { arbeitAus } from '../deutung.ts';
import { liesFuerPartner, zaehleAbruf } from '../zeigeBetrieb.ts';
import {
  deleteRueckgabe,
  type Empfaenger,
  type ErledigteRow,
  insertRueckgabe,
  insertZeilen,
  listErledigte,
} from './rueckgabe.store.ts';

/** What was done in houses of this program and it has not confirmed yet; asked again, it is there again. */
export async function zeigeErledigtes(ctx: PartnerCtx): Promise<AnswerOf<typeof erledigtesHolen>> {
  verlangeLeserecht(ctx);
  return liesFuerPartner(ctx, 'erledigtes', async (tx) => {
    const rows = await listErledigte(tx, empfaengerAus(ctx), ERLEDIGTE_JE_ABRUF_MAX + 1);
    return {
      tasks: rows.slice(0, ERLEDIGTE_JE_ABRUF_MAX).map(alsTask),
      more: rows.length > ERLEDIGTE_JE_ABRUF_MAX,
    };
  });
}

/** From now on the program has them; what it never was given is not believed. */
export async function bestaetigeErledigtes(
  ctx: PartnerCtx,
  { tasks }: BodyOf<typeof erledigtesBestaetigen>,
): Promise<AnswerOf<typeof erledigtesBestaetigen>> {
  verlangeLeserecht(ctx);
  await zaehleAbruf(ctx);
  const empfaenger = empfaengerAus(ctx);
  return ctx.transaction(async (tx) => {
    const genannt = new Set(tasks.map(({ id, completedAt }) => `${id}|${completedAt}`));
    // Whoever confirms has read the beginning of the same list.
    const offene = await listErledigte(tx, empfaenger, ERLEDIGTE_JE_ABRUF_MAX);
    const gemeint = offene.filter(({ id, erledigt_am }) => genannt.has(`${id}|${erledigt_am}`));
    const neu = { id: randomUUID(), empfaenger, am: ctx.now(), von: null };
    await insertRueckgabe(tx, neu);
    const confirmed = await insertZeilen(tx, neu, gemeint);
    if (confirmed === 0) await deleteRueckgabe(tx, neu.id);
    return { confirmed };
  });
}

export function verlangeLeserecht(ctx: PartnerCtx): void {
  if (!ctx.actor.rechte.includes('kehrtouren.lesen')) throw new Refused('partner.ohne-recht');
}

export const empfaengerAus = (ctx: PartnerCtx): Empfaenger => `partner:${ctx.actor.partnerId}`;

function alsTask(row: ErledigteRow) {
  const category = arbeitAus(row.taetigkeit_id);
  return {
    id: row.id,
    propertyExternalId: row.external_id ?? '',
    ...(row.einheit_id === null ? {} : { unitExternalId: row.einheit_id }),
    name: row.bezeichnung,
    ...(category === undefined ? {} : { category }),
    startDate: row.frist_von,
    endDate: row.frist_bis,
    completedAt: row.erledigt_am,
    ...(row.erledigt_um === null ? {} : { completedTime: row.erledigt_um.toISOString() }),
    completedBy: row.person,
  };
}
