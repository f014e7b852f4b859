import { randomUUID } from 'node:crypto';

import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { Buerozeiten } from '@kehrtour/contract/terminbuero';
import type { eigeneZeitVereinbaren, eigeneZeitenHolen } from '@kehrtour/contract/terminteilung';
import { istAbloesbar } from '@kehrtour/domain/kehrtour/terminteilung';
import {
  type Hauswunsch,
  hauswunschInWorten,
  passtZumWunsch,
} from '@kehrtour/domain/liegenschaft/hauswunsch';
import { uhrzeitDerMinute } from '@kehrtour/domain/ortszeit';
import { fristbeginn, fristverstoss } from '@kehrtour/domain/planung/planverstoss';
import { darf } from '@kehrtour/domain/rolle';
import type { Tag } from '@kehrtour/domain/tag';
import { bedenkzeitBis } from '@kehrtour/domain/termin/bedenkzeit';
import { istEinerVon, VERFEHLTE } from '@kehrtour/domain/termin/termin';
import type { Moeglichkeit } from '@kehrtour/domain/zeiten/freieZeiten';

import { verwirfWartende, wunschDesHaushalts } from '../../ankuendigung/besuchsnachricht.ts';
import { type GebundeneAufgabe, gibAufgabenFrei } from '../../aufgabe/beendeAufgaben.ts';
import { merkeHalt } from '../../kehrtour/gemerkterHalt.ts';
import { nimmArbeitVomHalt, nimmHausHeraus } from '../../kehrtour/haltStand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { schreibeAusgang, verlangeStand } from '../../termin/aendereTermin.ts';
import { merkeNachfolger } from '../../termin/nachfolger.ts';
import { listUngeleseneAntworten, merkeAntwortenGelesen } from '../../termin/rueckmeldungen.ts';
import { neuigkeit } from '../../termin/terminnews.ts';
import { vomBuero } from '../../termin/wechsleTermin.ts';
import { terminJetzt } from '../../termin/zeigeTermin.ts';
import { zeitwunschAus } from '../angebot/wunsch.ts';
import { zeigeZeitenFuer } from '../buero/buerozeiten.ts';
import { nimmWahl, sieheVor, type Wahl } from '../buero/nimmWahl.ts';
import { auchVon, sperreBeteiligte } from '../reservierung/nimmZeit.ts';
import { abgeteilterBesuch, type AbgeteilterBesuch } from '../teilung/abgeteilterBesuch.ts';
import { type Arbeit, ladeTeilbar, type Teilbar } from '../teilung/ladeTeilbar.ts';
import { legeEigenenAn } from '../teilung/legeEigenenAn.ts';
import { abloesungRefused } from '../teilung/teilung.grund.ts';
import { hatNeuerenTermin } from '../teilung/teilung.store.ts';
import type { Abloesung } from './nimmEigeneZeitZurueck.ts';

/**
 * Free times of everybody who may do this work, also of those who drive nothing yet: from the day on which it is due, and those
 * that were wished where there are any; days outside of the Frist follow.
 */
export async function zeigeEigeneZeiten(
  ctx: StaffCtx,
  id: string,
  { ab, alle = false }: BodyOf<typeof eigeneZeitenHolen>,
): Promise<Buerozeiten> {
  const { termin, gewuenscht } = await ctx.transaction(async (tx) => {
    const geladen = await ladeTeilbar(tx, id);
    return { termin: geladen, gewuenscht: await wunschDesHaushalts(tx, geladen.row) };
  });
  const besuch = await eigenerBesuch(ctx, termin);
  const arbeiten = fristenDer(termin);
  const wunsch = alle ? undefined : gewuenscht;
  const anfang = ab ?? fristbeginn(arbeiten);
  const frage = async (von: Tag | undefined, nur?: Hauswunsch): Promise<Buerozeiten> => {
    const passt = ({ tag, fenster }: Moeglichkeit): boolean =>
      nur === undefined || passtZumWunsch(nur, tag, uhrzeitDerMinute(fenster.von));
    const zeiten = await ctx.transaction((tx) => zeigeZeitenFuer(ctx, tx, besuch, { ab: von, passt }));
    return {
      ...zeiten,
      ...(nur === undefined ? {} : { gewuenscht: hauswunschInWorten(nur) }),
      tage: zeiten.tage.map((tag) => ({ ...tag, ausserFrist: fristverstoss(tag.tag, arbeiten) ?? null })),
    };
  };
  const gewuenschte = wunsch && (await frage(anfang, wunsch));
  // A later page of wished times ends; it does not go on with others.
  if (gewuenschte && (ab !== undefined || gewuenschte.tage.length > 0)) return gewuenschte;
  const inDerFrist = await frage(anfang);
  return inDerFrist.tage.length > 0 || ab !== undefined ? inDerFrist : frage(undefined);
}

/**
 * A visit of a round gets an appointment of its own, where no round has a place that suits: its time is taken, the old one gives
 * way with its stop, and its work comes along, or everything stays. Whoever was called off before gets the proposal that was promised.
 * @throws Refused 'buchung.warnung' with what speaks against a time of the office's own · 'termin.zeit-belegt' · 'veraltet'
 */
export async function vereinbareEigeneZeit(
  ctx: StaffCtx,
  id: string,
  { version, wahl, abgesprochen }: BodyOf<typeof eigeneZeitVereinbaren>,
): Promise<AnswerOf<typeof eigeneZeitVereinbaren>> {
  const gesehen = await ctx.transaction((tx) => ladeTeilbar(tx, id));
  // Somebody was faster: that is said before what follows from it.
  const besuch = gesehen.row.version === version ? await eigenerBesuch(ctx, gesehen) : undefined;
  return ctx.transaction(async (tx) => {
    if (!besuch) {
      await verlangeStand(ctx, tx, id, version);
      throw new Refused('veraltet');
    }
    const terminId = randomUUID();
    const { taetigkeit, wunsch } = besuch;
    const gewaehlt: Wahl = {
      wahl,
      taetigkeit,
      terminId,
      zeitwunsch: zeitwunschAus(wunsch, taetigkeit),
      bewegt: false,
      fristen: fristenDer(gesehen),
    };
    const vorwahl = await sieheVor(ctx, tx, gewaehlt);
    await sperreBeteiligte(tx, auchVon(vorwahl, gesehen.row));
    await verlangeStand(ctx, tx, id, version);
    const termin = await ladeTeilbar(tx, id);
    if (istEinerVon(VERFEHLTE, termin.status) && (await hatNeuerenTermin(tx, termin.row)))
      throw abloesungRefused('schon-neu');
    await loeseAb(ctx, tx, termin, terminId);
    const zeit = await nimmWahl(ctx, tx, gewaehlt, vorwahl);
    const hinausAb = bedenkzeitBis(ctx.now());
    const { arbeiten } = termin;
    await legeEigenenAn(ctx, tx, { terminId, termin, arbeiten, zeit, besuch, abgesprochen, hinausAb });
    return { termin: await terminJetzt(ctx, tx, terminId), gemailt: termin.row.email !== '' };
  });
}

/** The Fristen of its own work, else of what stands with the whole house. */
const fristenDer = ({ arbeiten, gezeigt }: Teilbar): readonly Arbeit[] =>
  arbeiten.length > 0 ? arbeiten : gezeigt;

/** What is done then: its own work; work that stands with the whole house goes on there, and is done in this flat besides. */
async function eigenerBesuch(ctx: StaffCtx, termin: Teilbar): Promise<AbgeteilterBesuch> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) throw new Refused('nicht-erlaubt');
  const { row, gezeigt, arbeiten } = termin;
  const erlaubt = istAbloesbar({ ...termin, arbeiten: gezeigt, gebucht: row.buchung_id !== null }, ctx.now());
  if (!erlaubt.ok) throw abloesungRefused(erlaubt.reason);
  if (arbeiten.length > 0) return abgeteilterBesuch(ctx, termin, arbeiten);
  const besuch = await abgeteilterBesuch(ctx, termin, gezeigt);
  return {
    ...besuch,
    wunsch: { ...besuch.wunsch, aufgabeId: null, nutzungseinheitId: row.nutzungseinheit_id },
  };
}

/** The old appointment gives way: its work is free, its stop goes, and the household hears of the new time alone. */
async function loeseAb(ctx: StaffCtx, tx: Tx, { row, arbeiten }: Teilbar, neu: string): Promise<void> {
  const aufgabeIds = arbeiten.map(({ id }) => id);
  const gelesen = (await listUngeleseneAntworten(tx, row.id)).map(({ id }) => id);
  await merkeAntwortenGelesen(tx, row.id, ctx.now());
  const vorher = { status: row.status, am: ctx.now().toISOString(), gelesen, aufgabeIds };
  if (istEinerVon(VERFEHLTE, row.status)) {
    await merkeNachfolger(tx, row.id, neu, vorher satisfies Abloesung);
    return record(ctx, tx, { gegenstand: 'termin', id: row.id, was: 'verlegt', nach: { neu } });
  }
  const stand = await verlangeStand(ctx, tx, row.id, row.version);
  const ueberholt = await verwirfWartende(ctx, tx, [row.id]);
  const halt = row.halt_id === null ? null : await merkeHalt(tx, row.halt_id);
  const aufgaben: readonly GebundeneAufgabe[] = await gibAufgabenFrei(tx, aufgabeIds);
  await merkeNachfolger(tx, row.id, neu, { ...vorher, ueberholt, halt, aufgaben } satisfies Abloesung);
  await schreibeAusgang(ctx, tx, stand, { aktion: 'loeseAb', wer: vomBuero(ctx), was: 'verlegt', grund: '' });
  const { kehrtour_id: kehrtourId, halt_id: haltId, liegenschaft_id: liegenschaftId } = row;
  if (kehrtourId !== null && haltId !== null) {
    // Where another flat is still visited the stop stays, and is shorter.
    const ganz = await nimmHausHeraus(tx, { haltId, kehrtourId, liegenschaftId, am: ctx.now() });
    if (!ganz && aufgabeIds.length > 0) await nimmArbeitVomHalt(ctx, tx, { kehrtourId, haltId, aufgabeIds });
  }
  await announce(tx, neuigkeit('termin', stand));
}
