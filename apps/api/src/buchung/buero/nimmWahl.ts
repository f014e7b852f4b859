import { randomUUID } from 'node:crypto';

import type { Zeitwahl } from '@kehrtour/contract/terminbuero';
import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { fristverstoss } from '@kehrtour/domain/planung/planverstoss';
import type { Tag } from '@kehrtour/domain/tag';
import {
  type Moeglichkeit,
  tagDesAngebots,
  waehleMitarbeiter,
  zeitenAm,
  type Zeitwunsch,
} from '@kehrtour/domain/zeiten/freieZeiten';
import { zeitpunktVon } from '@kehrtour/domain/zeiten/zeitgrundlage';

import { insertBelegung, insertUeberstimmt, deleteAbgelaufeneBelegungen } from '../../belegung/belegung.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { angebotRefused } from '../angebot/angebot.grund.ts';
import type { BuchbareRow } from '../angebot/angebot.store.ts';
import type { Angebot } from '../angebot/angebot.ts';
import { zeitBelegt } from '../angebot/nichtMehrFrei.ts';
import { buchungRefused } from '../buchung.grund.ts';
import { type Beteiligte, beteiligteAn, nimmZeit, sperreBeteiligte } from '../reservierung/nimmZeit.ts';
import { findFahrer, listStehtDa } from './buero.store.ts';
import { angebotFuersBuero } from './buerozeiten.ts';
import { type EigeneZeit, ueberschneidungen, warnungenFuer } from './warnungen.ts';

export type Wahl = {
  readonly wahl: Zeitwahl;
  readonly zeitwunsch: Zeitwunsch;
  readonly taetigkeit: BuchbareRow;
  readonly terminId: string;
  /** The appointment moves: its own time counts as free. */
  readonly bewegt: boolean;
  /** What is done then and when it may be, where that is known. */
  readonly fristen?: readonly Arbeitsfrist[];
};
type Arbeitsfrist = { readonly fristVon: Tag | null; readonly fristBis: Tag };

/** What is known of the chosen time before anything is locked. */
export type Vorwahl = Beteiligte & { readonly beginn: number | undefined };

/**
 * Who may drive at the chosen time, and in which round: the caller locks them together with everything else that it
 * changes, before it takes the time.
 * @throws Refused 'nicht-gefunden' | 'eingabe-ungueltig'
 */
export async function sieheVor(ctx: StaffCtx, tx: Tx, eingabe: Wahl): Promise<Vorwahl> {
  const { wahl } = eingabe;
  if (wahl.art === 'eigene') {
    if (!(await findFahrer(tx, wahl.mitarbeiterId))) throw new Refused('nicht-gefunden');
    return { mitarbeiterIds: [wahl.mitarbeiterId], kehrtourIds: [], beginn: undefined };
  }
  const tag = tagDesAngebots(wahl.zeitId);
  if (tag === undefined) throw angebotRefused('zeit-nicht-gezeigt', 'wahl');
  const moeglich = moeglicheZeiten(await angebotAm(ctx, tx, eingabe, tag), eingabe, wahl.zeitId);
  return { ...beteiligteAn(moeglich), beginn: moeglich[0]?.beginn };
}

/**
 * Takes the time that the office chose, inside its transaction, under the locks of everybody in `vorwahl`.
 * @throws Refused 'termin.zeit-belegt' with other times · 'buchung.warnung' with what speaks against an own time
 */
export function nimmWahl(ctx: StaffCtx, tx: Tx, eingabe: Wahl, vorwahl: Vorwahl): Promise<Moeglichkeit> {
  return eingabe.wahl.art === 'angebot'
    ? nimmAngebot(ctx, tx, eingabe, { ...vorwahl, zeitId: eingabe.wahl.zeitId })
    : nimmEigene(ctx, tx, eingabe, eingabe.wahl);
}

/** The same for an appointment that is only made now: nothing else has to be locked for it. */
export async function nimmNeueWahl(
  ctx: StaffCtx,
  tx: Tx,
  eingabe: Omit<Wahl, 'bewegt'>,
): Promise<Moeglichkeit> {
  const neu = { ...eingabe, bewegt: false };
  const vorwahl = await sieheVor(ctx, tx, neu);
  await sperreBeteiligte(tx, vorwahl);
  return nimmWahl(ctx, tx, neu, vorwahl);
}

const angebotAm = (ctx: StaffCtx, tx: Tx, eingabe: Wahl, tag: Tag): Promise<Angebot> =>
  angebotFuersBuero(ctx, tx, eingabe.bewegt ? eingabe.terminId : undefined, tag);
const moeglicheZeiten = (angebot: Angebot, { zeitwunsch }: Wahl, zeitId: string): Moeglichkeit[] =>
  waehleMitarbeiter(zeitenAm(angebot.grundlage, zeitwunsch, tagDesAngebots(zeitId) ?? ''), zeitId);

async function nimmAngebot(
  ctx: StaffCtx,
  tx: Tx,
  eingabe: Wahl,
  { zeitId, mitarbeiterIds, beginn }: Vorwahl & { zeitId: string },
): Promise<Moeglichkeit> {
  const tag = tagDesAngebots(zeitId) ?? '';
  // Looked at again under the locks: somebody may have been faster.
  const angebot = await angebotAm(ctx, tx, eingabe, tag);
  const gesperrt = new Set(mitarbeiterIds);
  for (const zeit of moeglicheZeiten(angebot, eingabe, zeitId))
    if (
      gesperrt.has(zeit.mitarbeiterId) &&
      (await nimmMoeglichkeit(ctx, tx, zeit, { ...angebot.regeln, ...eingabe }))
    )
      return zeit;
  throw zeitBelegt(angebot, eingabe, { tag, beginn });
}

const nimmMoeglichkeit = (
  ctx: StaffCtx,
  tx: Tx,
  zeit: Moeglichkeit,
  { terminId, plaetzeJeHalbtag }: Pick<Wahl, 'terminId'> & Pick<Angebot['regeln'], 'plaetzeJeHalbtag'>,
) =>
  nimmZeit(
    tx,
    zeit,
    { id: randomUUID(), laeuftAb: null, jetzt: ctx.now(), plaetzeMax: plaetzeJeHalbtag },
    terminId,
  );

type Eigene = Extract<Zeitwahl, { art: 'eigene' }>;

async function nimmEigene(ctx: StaffCtx, tx: Tx, eingabe: Wahl, wahl: Eigene): Promise<Moeglichkeit> {
  const zeit = await eigeneZeit(ctx, tx, wahl);
  const warnungen = await pruefe(ctx, tx, eingabe, zeit);
  if (warnungen.length > 0 && !wahl.trotzdem) throw buchungRefused('warnung', warnungen);
  await belege(ctx, tx, eingabe.terminId, zeit);
  return {
    art: 'uhrzeit',
    tag: zeit.tag,
    mitarbeiterId: zeit.mitarbeiterId,
    beginn: zeit.von,
    ende: zeit.bis,
    fenster: { von: zeit.von, bis: zeit.bis },
    belegt: { von: zeit.von, bis: zeit.bis },
    mehrMinuten: 0,
    nah: false,
  };
}

async function eigeneZeit(ctx: StaffCtx, tx: Tx, wahl: Eigene): Promise<EigeneZeit> {
  const beginn = zeitpunktAus({ tag: wahl.tag, uhrzeit: wahl.uhrzeit });
  if (beginn <= ctx.now()) throw buchungRefused('tag-vergangen');
  const fahrer = await findFahrer(tx, wahl.mitarbeiterId);
  if (!fahrer) throw new Refused('nicht-gefunden');
  const von = beginn.getTime() / 60_000;
  return {
    mitarbeiterId: wahl.mitarbeiterId,
    name: fahrer.name,
    tag: wahl.tag,
    von,
    bis: von + wahl.dauerMinuten,
  };
}

/** What speaks against a time of the office's own, before anybody takes it. */
export async function warnungenZurEigenen(
  ctx: StaffCtx,
  tx: Tx,
  eingabe: Wahl,
  wahl: Eigene,
): Promise<string[]> {
  return pruefe(ctx, tx, eingabe, await eigeneZeit(ctx, tx, wahl));
}

async function pruefe(ctx: StaffCtx, tx: Tx, eingabe: Wahl, zeit: EigeneZeit): Promise<string[]> {
  const angebot = await angebotFuersBuero(ctx, tx, eingabe.bewegt ? eingabe.terminId : undefined, zeit.tag);
  const zeitwunsch = { ...eingabe.zeitwunsch, dauerMinuten: zeit.bis - zeit.von };
  const frist = fristverstoss(zeit.tag, eingabe.fristen ?? []);
  const warnungen = [
    ...(frist === undefined ? [] : [`${frist}.`]),
    ...warnungenFuer(angebot.grundlage, zeitwunsch, zeit),
  ];
  if (angebot.grundlage.personen.some(({ id }) => id === zeit.mitarbeiterId)) return warnungen;
  const spanne = { von: zeitpunktVon(zeit.von), bis: zeitpunktVon(zeit.bis), jetzt: ctx.now() };
  return [
    ...warnungen,
    ...ueberschneidungen(
      zeit,
      await listStehtDa(tx, zeit.mitarbeiterId, spanne, eingabe.bewegt ? eingabe.terminId : null),
    ),
  ];
}

/** The constraint decides whether the time is free; taken all the same it is marked. */
async function belege(ctx: StaffCtx, tx: Tx, terminId: string, zeit: EigeneZeit): Promise<void> {
  const von = zeitpunktVon(zeit.von);
  const bis = zeitpunktVon(zeit.bis);
  await deleteAbgelaufeneBelegungen(tx, zeit.mitarbeiterId, ctx.now(), { von, bis });
  const neu = { id: randomUUID(), mitarbeiterId: zeit.mitarbeiterId, von, bis, bezugId: terminId };
  if (!(await insertBelegung(tx, { ...neu, art: 'buchung', laeuftAb: null })))
    await insertUeberstimmt(tx, neu);
}
