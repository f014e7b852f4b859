import { quartalsfrist } from '@kehrtour/domain/planung/quartal';
import {
  type Strassenbesuch,
  type Strassenteil,
  strassenteile,
  type Teilung,
} from '@kehrtour/domain/planung/strassenteil';
import type { Feiertag } from '@kehrtour/domain/recht/werktag';
import { differenzTage, montagDerWoche, type Tag } from '@kehrtour/domain/tag';
import { darfFeuerstaettenschau } from '@kehrtour/domain/unternehmen/mitarbeiter';
import type {
  Arrangement,
  Bin,
  CalendarPlan,
  CalendarProblem,
  Piece,
} from '@kehrtour/planner/calendar/calendarProblem';

import { einstellungenAus } from '../../unternehmen/einstellungen.ts';
import { type Lage, lagenAus } from '../stand/verortung.ts';
import { innenwegeLuftlinie } from './innenwege.ts';
import type { Hausbesuch, Quartalsgrundlage } from './ladeQuartal.ts';
import type { QuartalshausRow } from './quartal.store.ts';
import { entscheidVon, type Quartalsentscheid } from './quartalshand.ts';
import type { Quartalsinhalt, Quartalsschicht, Quartalsteil } from './quartalsinhalt.ts';

/** A part of a street takes at most this share of an ordinary day: small enough to fill days, large enough to stay whole. */
const TEIL_ANTEIL = 1 / 2;
const TEIL_MINUTEN_MIN = 60;
/** Part of a day that is left for visits when the ways are taken off. */
const PLATZ_OHNE_WEGE = 0.85;
/** Weeks are filled evenly; only where nothing else speaks for a day the earlier one is taken. */
const WARTEN_JE_STUNDE_UND_TAG = 0.5;
const TRENNFRISTEN_MAX = 8;
const FSS = 'feuerstaettenschau';
/** Somewhere in Germany, for a company without a single located house. */
const FALLBACK: Lage = { lat: 51.16, lon: 10.45 };

/** The proposal before anything is dealt: parts of streets and what is free of every shift. Decisions make parts of their own. */
export function leererInhalt(
  grundlage: Quartalsgrundlage,
  entscheide: readonly Quartalsentscheid[] = [],
): Quartalsinhalt {
  const { betrieb, auswahl, tage } = grundlage;
  const mitte =
    betrieb.lat !== null && betrieb.lon !== null ? { lat: betrieb.lat, lon: betrieb.lon } : undefined;
  const schichten = tage.flatMap(({ schicht, freiMinuten, belegtMinuten }): Quartalsschicht[] => {
    const platzSekunden = Math.floor((freiMinuten * 60 * auswahl.auslastungProzent) / 100);
    if (platzSekunden === 0) return [];
    const start = schicht.start?.koordinaten ?? mitte ?? FALLBACK;
    return [
      {
        id: schicht.id,
        mitarbeiterId: schicht.fahrer.id,
        tag: schicht.tag,
        platzSekunden,
        belegtMinuten,
        darfFeuerstaettenschau: darfFeuerstaettenschau(schicht.fahrer),
        start,
        ziel: schicht.ziel?.koordinaten ?? start,
        teilIds: [],
        arbeitSekunden: 0,
        fahrtSekunden: 0,
      },
    ];
  });
  return {
    teile: teileAus(grundlage, schichten, entscheide, mitte ?? FALLBACK),
    schichten,
    offen: [],
    feiertage: imZeitraum(grundlage),
    fahrzeiten: '',
  };
}

/** The days of the span on which nobody works. */
export const imZeitraum = ({ feiertage, auswahl }: Quartalsgrundlage): Feiertag[] =>
  feiertage.filter(({ tag }) => tag >= auswahl.von && tag <= auswahl.bis);

type Teilbesuch = Strassenbesuch & { readonly haus: QuartalshausRow };

function teileAus(
  { besuche, auswahl, betrieb }: Quartalsgrundlage,
  schichten: readonly Quartalsschicht[],
  entscheide: readonly Quartalsentscheid[],
  ersatz: Lage,
): Quartalsteil[] {
  const { planung } = einstellungenAus(betrieb.einstellungen);
  const { lage, geschaetzt } = lagenAus([...new Set(besuche.map(({ haus }) => haus))], ersatz);
  const ueblich = schichten.map(({ platzSekunden }) => platzSekunden).toSorted((a, b) => a - b)[
    Math.floor(schichten.length / 2)
  ];
  const minutenMax = Math.max(TEIL_MINUTEN_MIN, ((ueblich ?? 0) / 60) * TEIL_ANTEIL);
  const entscheid = entscheidVon(besuche, entscheide);
  const strassenbesuche = besuche.map((eintrag) =>
    teilbesuch(eintrag, planung.pufferMinuten, entscheid(eintrag)),
  );
  const teile = teileMitRuhe(strassenbesuche, schichten, { von: auswahl.von, minutenMax });
  return teile.map((teil, index) => {
    const orte = teil.besuche.map(({ haus }) => lage(haus) ?? ersatz);
    return {
      id: String(index + 1),
      ort: teil.ort,
      strasse: teil.strasse,
      runde: teil.runde,
      besuche: teil.besuche.map(({ haus, hausnr, frist }) => ({ liegenschaftId: haus.id, hausnr, frist })),
      sekunden: (vorOrt(teil) + planung.parkMinuten) * 60 + innenwegeLuftlinie(orte, planung.fahrzeitFaktor),
      ab: teil.ab ?? null,
      spaetestens: teil.spaetestens ?? null,
      feuerstaettenschau: teil.feuerstaettenschau,
      schau: teil.schau,
      lage: orte[Math.floor(orte.length / 2)] ?? ersatz,
      lageGeschaetzt: teil.besuche.every(({ haus }) => geschaetzt.has(haus.id)),
      ...(teil.entscheid === undefined ? {} : { entscheid: teil.entscheid }),
    };
  });
}

const vorOrt = ({ besuche }: Pick<Strassenteil, 'besuche'>): number =>
  besuche.reduce((summe, { dauerMinuten }) => summe + dauerMinuten, 0);

/** Whole streets, unless a Frist then asks for more until its end than there is time for: its houses are done apart. */
function teileMitRuhe(
  besuche: readonly Teilbesuch[],
  schichten: readonly Quartalsschicht[],
  teilung: Teilung,
): Strassenteil<Teilbesuch>[] {
  const fristen = [...new Set(besuche.map(({ frist }) => frist))]
    .filter((frist) => frist >= teilung.von)
    .toSorted();
  const trennfristen: Tag[] = [];
  let teile = strassenteile(besuche, teilung);
  for (let versuch = 0; versuch < TRENNFRISTEN_MAX; versuch += 1) {
    const knapp = fristen.find(
      (frist) => !trennfristen.includes(frist) && istZuViel(teile, schichten, frist),
    );
    if (knapp === undefined) return teile;
    trennfristen.push(knapp);
    teile = strassenteile(besuche, { ...teilung, trennfristen });
  }
  return teile;
}

/** Whether what would have to be done until the end of a Frist, whole parts of streets, exceeds the days until then. */
function istZuViel(
  teile: readonly Strassenteil[],
  schichten: readonly Quartalsschicht[],
  frist: Tag,
): boolean {
  const bis = schichten.filter(({ tag }) => tag <= frist);
  const eilig = teile.filter((teil) => teil.besuche.some((besuch) => besuch.frist === frist));
  const dringend = teile.filter((teil) => teil.besuche.some((besuch) => besuch.frist <= frist));
  const zuViel = (arbeit: readonly Strassenteil[], platz: readonly Quartalsschicht[]): boolean =>
    arbeit.reduce((summe, teil) => summe + vorOrt(teil) * 60, 0) >
    PLATZ_OHNE_WEGE * platz.reduce((summe, { platzSekunden }) => summe + platzSekunden, 0);
  if (eilig.length === 0) return false;
  return (
    zuViel(dringend, bis) ||
    zuViel(
      dringend.filter(({ feuerstaettenschau }) => feuerstaettenschau),
      bis.filter((schicht) => schicht.darfFeuerstaettenschau),
    )
  );
}

function teilbesuch(
  { haus, besuch }: Hausbesuch,
  pufferMinuten: number,
  entscheid: string | undefined,
): Teilbesuch {
  const { id, strasse, ort, hausnr, laufnummer } = haus;
  const { aufgaben: _aufgaben, ...rest } = besuch;
  return {
    ...rest,
    id,
    strasse,
    ort,
    hausnr,
    laufnummer,
    haus,
    dauerMinuten: besuch.dauerMinuten + pufferMinuten,
    ...(entscheid === undefined ? {} : { entscheid }),
  };
}

/** Places of the ways between streets, without doubles, and where each part and shift stands. */
export function quartalsorte({ teile, schichten }: Pick<Quartalsinhalt, 'teile' | 'schichten'>): {
  orte: Lage[];
  platz: (lage: Lage) => number;
} {
  const known = new Map<string, number>();
  const orte: Lage[] = [];
  const key = ({ lat, lon }: Lage): string => `${lat.toFixed(6)},${lon.toFixed(6)}`;
  for (const lage of [
    ...schichten.flatMap(({ start, ziel }) => [start, ziel]),
    ...teile.map((teil) => teil.lage),
  ])
    if (!known.has(key(lage))) known.set(key(lage), orte.push(lage) - 1);
  return { orte, platz: (lage) => known.get(key(lage)) ?? 0 };
}

/**
 * Translates a proposal into the planner's language. Days count from the first day of the span.
 * @param gehalten parts a person decided about: the shift they are locked to; null leaves them out
 * @param sekunden travel times among `quartalsorte`, `anzahl` a row
 */
export function problemAusInhalt(
  inhalt: Pick<Quartalsinhalt, 'teile' | 'schichten'>,
  von: Tag,
  fahrzeiten: { readonly sekunden: ArrayLike<number>; readonly anzahl: number; readonly faktor: number },
  gehalten: ReadonlyMap<string, string | null> = new Map(),
): CalendarProblem {
  const { platz } = quartalsorte(inhalt);
  const { sekunden, anzahl, faktor } = fahrzeiten;
  const zahl = (tag: Tag): number => differenzTage(von, tag);
  return {
    pieces: inhalt.teile
      .filter(({ id }) => gehalten.get(id) !== null)
      .map((teil): Piece => ({
        id: teil.id,
        cluster: teil.runde,
        place: platz(teil.lage),
        seconds: teil.sekunden,
        stops: teil.besuche.length,
        dues: teil.besuche.map(({ frist }) => zahl(frist)),
        ...(teil.ab === null ? {} : { release: zahl(teil.ab) }),
        ...(teil.spaetestens === null ? {} : { deadline: zahl(teil.spaetestens) }),
        ...(teil.feuerstaettenschau ? { skills: [FSS] } : {}),
        ...lockAus(gehalten.get(teil.id)),
      })),
    bins: inhalt.schichten.map((schicht): Bin => ({
      id: schicht.id,
      day: zahl(schicht.tag),
      seconds: schicht.platzSekunden,
      start: platz(schicht.start),
      end: platz(schicht.ziel),
      skills: schicht.darfFeuerstaettenschau ? [FSS] : [],
      period: zahl(montagDerWoche(schicht.tag)),
    })),
    prices: { waitingPerHourAndDay: WARTEN_JE_STUNDE_UND_TAG },
    travel: Array.from({ length: anzahl }, (_row, from) =>
      Array.from({ length: anzahl }, (_cell, to) => (sekunden[from * anzahl + to] ?? 0) * faktor),
    ),
  };
}

const lockAus = (schichtId: string | null | undefined): { lock?: string } =>
  schichtId == null ? {} : { lock: schichtId };

/** The proposal with what the planner found. */
export function mitPlan(
  inhalt: Quartalsinhalt,
  plan: CalendarPlan,
  offen: Quartalsinhalt['offen'],
): Quartalsinhalt {
  const gefunden = new Map(plan.bins.map((bin) => [bin.bin, bin]));
  return {
    ...inhalt,
    offen,
    schichten: inhalt.schichten.map((schicht) => {
      const bin = gefunden.get(schicht.id);
      return {
        ...schicht,
        teilIds: bin?.pieces ?? [],
        arbeitSekunden: Math.round(bin?.serviceSeconds ?? 0),
        fahrtSekunden: Math.round(bin?.travelSeconds ?? 0),
      };
    }),
  };
}

export const zuordnungAus = ({ schichten }: Pick<Quartalsinhalt, 'schichten'>): Arrangement =>
  new Map(schichten.filter(({ teilIds }) => teilIds.length > 0).map(({ id, teilIds }) => [id, teilIds]));

/** How many visits a proposal makes too late although they could have been in time. */
export function zuSpaet({ teile, schichten }: Quartalsinhalt, von: Tag): number {
  const teil = new Map(teile.map((one) => [one.id, one]));
  return schichten
    .flatMap(({ tag, teilIds }) =>
      teilIds.flatMap((id) => teil.get(id)?.besuche.map(({ frist }) => ({ frist, tag })) ?? []),
    )
    .filter(({ frist, tag }) => quartalsfrist({ frist }, tag, von) === 'zuSpaet').length;
}
