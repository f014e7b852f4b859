import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Buerozeiten } from '@kehrtour/contract/terminbuero';
import type { Wunschanfrage, wunschBeantworten } from '@kehrtour/contract/terminwunsch';
import { darf } from '@kehrtour/domain/rolle';
import type { Tag } from '@kehrtour/domain/tag';

import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { angabenAus } from '../../termin/zeigeTermin.ts';
import { findBetrieb } from '../angebot/betrieb.store.ts';
import { zeitAus } from '../angebot/zeitAus.ts';
import { zuschlagsgrundlage } from '../angebot/zuschlagsgrundlage.ts';
import { buchungRefused } from '../buchung.grund.ts';
import { taetigkeitDer, zeitwunschDer } from '../gebuchterWunsch.ts';
import { schreibeBuchung } from '../schreibeBuchung.ts';
import { maileWunsch } from '../terminwunsch/maileWunsch.ts';
import {
  beendeWunsch,
  findWunsch,
  listOffeneWuensche,
  sperreWunsch,
  type TerminwunschRow,
  countTerminwuensche,
} from '../terminwunsch/terminwunsch.store.ts';
import { angebotFuersBuero, zeigeZeitenFuer } from './buerozeiten.ts';
import { nimmNeueWahl } from './nimmWahl.ts';

const WUENSCHE_MAX = 100;

/** Wishes that wait for an answer, the oldest first. Whoever may not answer them sees none. */
export async function listeWuensche(ctx: StaffCtx): Promise<{ wuensche: Wunschanfrage[]; gesamt: number }> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) return { wuensche: [], gesamt: 0 };
  return ctx.transaction(async (tx) => ({
    wuensche: (await listOffeneWuensche(tx, WUENSCHE_MAX)).map(anfrageAus),
    gesamt: await countTerminwuensche(tx),
  }));
}

function anfrageAus({ wunsch, kontakt, angelegt_am, ...row }: TerminwunschRow): Wunschanfrage {
  return {
    id: row.id,
    referenz: row.referenz,
    angelegtAm: angelegt_am.toISOString(),
    taetigkeit: wunsch.kundentext,
    angaben: angabenAus(wunsch),
    dauerMinuten: wunsch.dauerMinuten,
    anschrift: wunsch.anschrift,
    name: `${kontakt.vorname} ${kontakt.nachname}`.trim(),
    telefon: kontakt.telefon,
    email: kontakt.email,
    halbtage: row.halbtage,
    ab: row.ab,
    notiz: row.notiz,
  };
}

/** What is free for a wish, with who drives then. @throws Refused 'nicht-gefunden' | 'nicht-erlaubt' */
export async function zeigeWunschzeiten(
  ctx: StaffCtx,
  id: string,
  { ab }: { ab?: Tag | undefined },
): Promise<Buerozeiten> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const wunsch = await findWunsch(tx, id);
    if (!wunsch) throw new Refused('nicht-gefunden');
    return zeigeZeitenFuer(ctx, tx, wunsch, { ab: ab ?? wunsch.ab ?? undefined });
  });
}

/**
 * Answers a wish with a time. Agreed on the phone it is a promise at once; else the customer gets a proposal that she
 * accepts, moves or calls off on the page of the booking that it becomes.
 */
export async function beantworteWunsch(
  ctx: StaffCtx,
  id: string,
  { wahl, abgesprochen }: BodyOf<typeof wunschBeantworten>,
): Promise<{ terminId: string }> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const wunsch = await offenerWunsch(tx, id);
    const betrieb = await findBetrieb(tx);
    if (!betrieb) throw new Refused('nicht-gefunden');
    const terminId = randomUUID();
    const angebot = await angebotFuersBuero(ctx, tx);
    const taetigkeit = taetigkeitDer(wunsch, angebot);
    const zeitwunsch = zeitwunschDer(wunsch, angebot);
    const zeit = await nimmNeueWahl(ctx, tx, { wahl, zeitwunsch, taetigkeit, terminId });
    const { zuschlagCent, zuschlagText } = zeitAus(
      zuschlagsgrundlage(betrieb, zeit, wunsch.wunsch.anschrift),
      taetigkeit,
      zeit,
    );
    await schreibeBuchung(ctx, tx, {
      id: randomUUID(),
      terminId,
      zeit,
      taetigkeit,
      slug: betrieb.slug,
      wunsch: { ...wunsch.wunsch, dauerMinuten: zeit.ende - zeit.beginn, zuschlagCent, zuschlagText },
      kontakt: wunsch.kontakt,
      notiz: wunsch.notiz,
      einwilligungen: wunsch.einwilligungen,
      // What was agreed on the phone was booked there.
      herkunft: abgesprochen ? 'telefon' : wunsch.herkunft,
      status: abgesprochen ? 'bestaetigt' : 'angekuendigt',
      bestaetigenBis: null,
      bestaetigtAm: null,
      spur: null,
    });
    await beendeWunsch(tx, id, { status: 'beantwortet', terminId, am: ctx.now() });
    await record(ctx, tx, { gegenstand: 'terminwunsch', id, was: 'beantwortet', nach: { terminId } });
    await announce(tx, { art: 'rueckmeldung', id });
    return { terminId };
  });
}

/** Says no, with a reason that the customer reads; twice is one no and one mail. */
export async function lehneWunschAb(
  ctx: StaffCtx,
  id: string,
  grund: string,
): Promise<Record<string, never>> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    await sperreWunsch(tx, id);
    if ((await findWunsch(tx, id))?.status === 'abgelehnt') return {};
    await offenerWunsch(tx, id);
    await beendeWunsch(tx, id, { status: 'abgelehnt', grund, am: ctx.now() });
    await maileWunsch(ctx, tx, id, 'abgelehnt');
    await record(ctx, tx, { gegenstand: 'terminwunsch', id, was: 'abgelehnt', nach: { grund } });
    await announce(tx, { art: 'rueckmeldung', id });
    return {};
  });
}

/** The wish under its lock, while nobody has answered it and it was not taken back. */
async function offenerWunsch(tx: Tx, id: string): Promise<TerminwunschRow> {
  await sperreWunsch(tx, id);
  const wunsch = await findWunsch(tx, id);
  if (!wunsch) throw new Refused('nicht-gefunden');
  if (wunsch.status === 'offen') return wunsch;
  throw buchungRefused(
    wunsch.status === 'zurueckgezogen' ? 'wunsch-zurueckgezogen' : 'wunsch-schon-beantwortet',
  );
}
