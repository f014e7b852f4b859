import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { Feldantwort, Feldmeldung, feldmeldungenSenden } from '@kehrtour/contract/feldmeldung';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { FELDMELDUNGEN_AM_TAG_MAX } from '@kehrtour/domain/termin/feldmeldung';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { sperreGeltenden, sperreTermin } from '../termin/feldausgang.ts';
import { feldRefused, hinweisAuf } from './feld.grund.ts';
import { type Besuch, faktAus, wendeFaktAn } from './feldfakt.ts';
import {
  type FeldmeldungRow,
  findFeldmeldung,
  insertFeldmeldung,
  sperreFeldmeldung,
  countSeit,
} from './feldmeldung.store.ts';

/** Or this person has told enough for today: what is new stays on the phone and comes again. */
type Festgehalten = Feldantwort | 'genug';

/**
 * Takes what a phone saw, each fact in a transaction of its own: one that is refused, or fails, holds up no other. What fails is
 * not answered, and comes again.
 * @throws Refused 'zu-viele-versuche' where of all that came nothing more fits into this day
 */
export async function nimmMeldungenAn(
  ctx: StaffCtx,
  meldungen: readonly Feldmeldung[],
): Promise<AnswerOf<typeof feldmeldungenSenden>> {
  if (!darf(ctx.actor.rolle, 'termin.erledigen')) throw new Refused('nicht-erlaubt');
  const antworten: Feldantwort[] = [];
  let genug = false;
  for (const meldung of meldungen.toSorted((a, b) => a.folge - b.folge)) {
    const antwort = await nimmEine(ctx, meldung);
    if (antwort === 'genug') genug = true;
    else if (antwort) antworten.push(antwort);
  }
  if (genug && antworten.length === 0) throw feldRefused('genug-fuer-heute');
  return { antworten, serverzeit: ctx.now().toISOString() };
}

async function nimmEine(ctx: StaffCtx, meldung: Feldmeldung): Promise<Festgehalten | undefined> {
  try {
    return await ctx.transaction((tx) => halteFest(ctx, tx, meldung));
  } catch (error) {
    ctx.deps.log.error({ err: error, meldung: meldung.id, requestId: ctx.requestId }, 'field fact failed');
    return undefined;
  }
}

/** The fact and its appointment are locked first: copies of one follow each other, and so do facts about the same visit. */
async function halteFest(ctx: StaffCtx, tx: Tx, meldung: Feldmeldung): Promise<Festgehalten> {
  await sperreFeldmeldung(tx, meldung.id);
  const besuch = await sperreBesuch(tx, meldung);
  const bekannt = await findFeldmeldung(tx, meldung.id);
  if (bekannt) return antwortAuf(bekannt, true);
  const { tag } = ortszeitAus(ctx.now());
  const seitMitternacht = zeitpunktAus({ tag, uhrzeit: '00:00' });
  if ((await countSeit(tx, ctx.actor.id, seitMitternacht)) >= FELDMELDUNGEN_AM_TAG_MAX) return 'genug';
  const row = await wendeFaktAn(ctx, tx, besuch, faktAus(ctx, meldung));
  await insertFeldmeldung(tx, row);
  if (row.ergebnis !== 'uebernommen') await announce(tx, { art: 'rueckmeldung' });
  return antwortAuf(row, false);
}

/** With the visit on which it works: what is taken back, on that on which it has worked. */
async function sperreBesuch(
  tx: Tx,
  { terminId, bezugId }: Pick<Feldmeldung, 'terminId' | 'bezugId'>,
): Promise<Besuch | undefined> {
  const genannt = await sperreTermin(tx, terminId);
  if (!genannt) return undefined;
  const bezug = bezugId ? await findFeldmeldung(tx, bezugId) : undefined;
  if (!bezug) return { genannt, geltend: await sperreGeltenden(tx, genannt) };
  const geltend = bezug.wirkt_auf === null ? genannt : await sperreTermin(tx, bezug.wirkt_auf);
  return { genannt, geltend: geltend ?? genannt };
}

const antwortAuf = (
  { id, ergebnis, grund, gilt, nachweis }: FeldmeldungRow,
  doppelt: boolean,
): Feldantwort => ({
  id,
  ergebnis: doppelt ? 'doppelt' : ergebnis,
  damals: doppelt ? ergebnis : null,
  nachweis,
  hinweis: hinweisAuf({ grund, gilt }),
});
