import { randomUUID } from 'node:crypto';

import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { besuchsausgaengeBestaetigen, besuchsausgaengeHolen } from '@kehrtour/contract/partnerzusatz';
import { ausgangAus, ausgangWort } from '@kehrtour/domain/termin/besuchsausgang';
import { ERLEDIGTE_JE_ABRUF_MAX } from '@kehrtour/domain/unternehmen/partner';

import type { PartnerCtx } from '../../platform/ctx.ts';
import { arbeitAus } from '../deutung.ts';
import { liesFuerPartner, zaehleAbruf } from '../zeigeBetrieb.ts';
import { type BesuchRow, listBesuche, takeGenannte } from './besuch.store.ts';
import { deleteRueckgabe, insertRueckgabe } from './rueckgabe.store.ts';
import { empfaengerAus, verlangeLeserecht } from './zeigeErledigtes.ts';

/** How visits in houses of this program ended, as far as it has not confirmed that; what changed since is there again. */
export async function zeigeAusgaenge(ctx: PartnerCtx): Promise<AnswerOf<typeof besuchsausgaengeHolen>> {
  verlangeLeserecht(ctx);
  return liesFuerPartner(ctx, 'erledigtes', async (tx) => {
    const rows = await listBesuche(tx, empfaengerAus(ctx), {
      jetzt: ctx.now(),
      limit: ERLEDIGTE_JE_ABRUF_MAX + 1,
    });
    return {
      visits: rows.slice(0, ERLEDIGTE_JE_ABRUF_MAX).map(alsBesuch),
      more: rows.length > ERLEDIGTE_JE_ABRUF_MAX,
    };
  });
}

/** From now on the program has them, as it names them; what has changed meanwhile is told again. */
export async function bestaetigeAusgaenge(
  ctx: PartnerCtx,
  { visits }: BodyOf<typeof besuchsausgaengeBestaetigen>,
): Promise<AnswerOf<typeof besuchsausgaengeBestaetigen>> {
  verlangeLeserecht(ctx);
  await zaehleAbruf(ctx);
  const neu = { id: randomUUID(), empfaenger: empfaengerAus(ctx), am: ctx.now(), von: null };
  return ctx.transaction(async (tx) => {
    await insertRueckgabe(tx, neu);
    const confirmed = await takeGenannte(tx, neu, {
      jetzt: neu.am,
      genannt: visits.map(({ id, outcome, date }) => ({ id, ausgang: ausgangAus(outcome), tag: date })),
    });
    if (confirmed === 0) await deleteRueckgabe(tx, neu.id);
    return { confirmed };
  });
}

function alsBesuch(row: BesuchRow): AnswerOf<typeof besuchsausgaengeHolen>['visits'][number] {
  return {
    id: row.id,
    kehrtourId: row.kehrtour_id,
    propertyExternalId: row.external_id ?? '',
    ...(row.einheit_id === null ? {} : { unitExternalId: row.einheit_id }),
    startDateTime: row.fenster_von.toISOString(),
    endDateTime: row.fenster_bis.toISOString(),
    outcome: ausgangWort(row.ausgang),
    date: row.tag,
    ...(row.um === null ? {} : { seenAt: row.um.toISOString() }),
    proof: row.nachweis === true,
    visitedBy: row.person,
    tasks: row.aufgaben.map(({ id, name, taetigkeitId }) => {
      const category = arbeitAus(taetigkeitId);
      return { id, name, ...(category === undefined ? {} : { category }) };
    }),
  };
}
