import { randomUUID } from 'node:crypto';

import * as kehrtour from '@kehrtour/contract/kehrtour';
import * as schliesstag from '@kehrtour/contract/schliesstag';
import * as verfuegbarkeit from '@kehrtour/contract/verfuegbarkeit';

import { legeAbwesenheitenNeu } from '../../src/kalender/legeAbwesenheitenNeu.ts';
import { GEBUCHT } from '../../src/kehrtour/halt/nimmGebuchteAuf.ts';
import { json, sql } from '../../src/platform/db/sql.ts';
import { neueHaeuser } from '../kehrtourFixture.ts';
import type { Welt } from './welt.ts';

/** What happens beside a round, and reaches it. */
type Antwort = { status: number };

/** Two of them drive. */
export const werIst = ({ mitarbeiterId }: Welt['wo'], nummer: number): string =>
  [mitarbeiterId.inhaber, mitarbeiterId.geselle][nummer] ?? '';

/** A subscribed calendar was read: it is busy for the whole day, or for its morning; or says nothing any more. */
export async function steheImKalender(
  { wo, tage }: Welt,
  t:
    | { tat: 'kalenderLeer'; person: number }
    | { tat: 'kalender'; person: number; tag: number; ganz: boolean },
): Promise<Antwort> {
  const wer = werIst(wo, t.person);
  const zeiten =
    t.tat === 'kalenderLeer'
      ? []
      : [{ von: `${tage[t.tag]}T06:00:00Z`, bis: `${tage[t.tag]}T${t.ganz ? '19' : '10'}:00:00Z` }];
  await wo.ctx.transaction(async (tx) => {
    await tx.run(sql`insert into kalender_abo (id, mitarbeiter_id, name, wirt, ziel, angelegt_am, naechster_abruf_ab)
      select gen_random_uuid(), ${wer}, 'Privat', 'kalender.example', ''::bytea, now(), now() + interval '9 years'
      where not exists (select from kalender_abo where mitarbeiter_id = ${wer})`);
    await tx.run(sql`update kalender_abo set zeiten = ${json(zeiten)}::jsonb where mitarbeiter_id = ${wer}`);
    await legeAbwesenheitenNeu(wo.ctx, tx, wer);
  });
  return { status: 200 };
}

/** Where those live who booked: what they were told is not of the round, and their slips have no code here. */
const GASTSTRASSE = 'Gastweg';

/** Somebody who was never told of the round books a time in it, as the first visit of a day. */
export async function buche(
  { api, wo, kehrtourId, tage }: Welt,
  t: { tag: number; minuten: number },
): Promise<Antwort> {
  const tour = (await api.call(kehrtour.kehrtourHolen, { params: { id: kehrtourId } }, wo.token.buero)).body;
  const erster = tour.halte
    .filter(({ tag, beginn }) => tag === tage[t.tag] && beginn !== null)
    .toSorted((a, b) => ((a.beginn ?? '') < (b.beginn ?? '') ? -1 : 1))[0];
  if (tour.status !== 'angekuendigt' || !erster || Date.parse(erster.beginn ?? '') < api.clock.now.getTime())
    return { status: 409 };
  const [gast = ''] = await neueHaeuser(wo, 1);
  const terminId = randomUUID();
  await wo.ctx.transaction(async (tx) => {
    await tx.run(sql`update liegenschaft set strasse = ${GASTSTRASSE} where id = ${gast}`);
    await tx.run(sql`insert into termin (id, liegenschaft_id, kehrtour_id, mitarbeiter_id, status, quelle, fenster_von, fenster_bis, beginn, ende, taetigkeiten)
      values (${terminId}, ${gast}, ${kehrtourId}, ${erster.mitarbeiterId}, 'bestaetigt', 'buchung', ${erster.beginn}::timestamptz,
        ${erster.beginn}::timestamptz + interval '2 hours', ${erster.beginn}::timestamptz, ${erster.beginn}::timestamptz + interval '15 minutes', '["Kehrung"]')`);
    await tx.run(
      sql`update aufgabe set dauer_minuten = ${t.minuten}, kehrtour_id = ${kehrtourId}, termin_id = ${terminId} where liegenschaft_id = ${gast}`,
    );
    await tx.run(sql`update kontakt set email = '' where email = 'haus1@example.org'`);
    await api.deps.jobs.enqueue(tx, GEBUCHT, { unternehmenId: wo.ctx.unternehmenId, kehrtourId });
  });
  return { status: 200 };
}

export async function werdeKrank(
  { api, wo, abwesenheiten, tage }: Welt,
  wann: { person: number; tag: number },
): Promise<Antwort> {
  const mitarbeiterId = werIst(wo, wann.person);
  const tag = tage[wann.tag] ?? '';
  const body = {
    mitarbeiterId,
    von: tag,
    bis: tag,
    vonUhr: null,
    bisUhr: null,
    grund: 'krank',
    trotzdem: true,
  };
  const answer = await api.call(
    verfuegbarkeit.abwesenheitAnlegen,
    { body, idempotencyKey: randomUUID() },
    wo.token.buero,
  );
  const neue = answer.body.eintraege?.find((one) => one.mitarbeiterId === mitarbeiterId)?.abwesenheiten ?? [];
  abwesenheiten.push(...neue.map(({ id }) => id).filter((id) => !abwesenheiten.includes(id)));
  return answer;
}

export async function schliesse({ api, wo, schliesstage, tage }: Welt, welcher: number): Promise<Antwort> {
  const tag = tage[welcher] ?? '';
  const body = { von: tag, bis: tag, name: 'Betriebsausflug', offen: false, trotzdem: true };
  const answer = await api.call(
    schliesstag.schliesstagAnlegen,
    { body, idempotencyKey: randomUUID() },
    wo.token.buero,
  );
  schliesstage.push(...(answer.body.eintraege ?? []).map(({ id }) => id).slice(-1));
  return answer;
}
