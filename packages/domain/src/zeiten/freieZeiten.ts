import type { Ortsangabe } from '../recht/feiertagsort.ts';
import type { Qualifikation } from '../taetigkeit/taetigkeit.ts';
import type { Tag } from '../tag.ts';
import { type Halbtag, HALBTAGSNAMEN } from '../zeitfenster.ts';
import { type Besuchsort, fahrtenZu } from './fahrtenZu.ts';
import {
  gebietSchluessel,
  halbtagAm,
  type Kalendertag,
  type Minute,
  type Person,
  type Punkt,
  type Rundentag,
  type Spanne,
  type Zeitgrundlage,
} from './zeitgrundlage.ts';

/** What somebody wants to book. */
export interface Zeitwunsch extends Besuchsort {
  readonly dauerMinuten: number;
  readonly qualifikation: Qualifikation;
  /** The entry of the area the address lies in, for the limit per area. */
  readonly gebietId: string | null;
  /** Where the property lies: its holidays decide about a surcharge. */
  readonly anschrift?: Ortsangabe;
}

/** A time that can be had: at an hour of one's own, or on a seat in a round some time in a half-day. */
export type Moeglichkeit = Uhrzeitmoeglichkeit | Platzmoeglichkeit;
interface Gemeinsam {
  readonly tag: Tag;
  readonly mitarbeiterId: string;
  /** The work itself, as planned. */
  readonly beginn: Minute;
  readonly ende: Minute;
  /** What the customer is told. */
  readonly fenster: Spanne;
  /** Driving that this visit adds to the day. */
  readonly mehrMinuten: number;
  /** The employee comes near by anyway that day. */
  readonly nah: boolean;
}
export interface Uhrzeitmoeglichkeit extends Gemeinsam {
  readonly art: 'uhrzeit';
  /** What is taken of the employee's time, with buffers. */
  readonly belegt: Spanne;
}
export interface Platzmoeglichkeit extends Gemeinsam {
  readonly art: 'platz';
  readonly kehrtourId: string;
  readonly halbtag: Halbtag;
}

/** The round it is a seat in; null: a time of its own. */
export const kehrtourVon = (zeit: Moeglichkeit): string | null =>
  zeit.art === 'platz' ? zeit.kehrtourId : null;

/**
 * Every possibility of one day, of all employees, in the order of the clock. The rule for one employee and one start:
 * the work lies inside her hours, the time with buffers lies inside the day and keeps the drive to and from everything
 * else of it, the first visit leaves her the drive from home, her emergency reserve and the limits stay kept. Holding one
 * of them never makes another one possible.
 */
export function zeitenAm(grundlage: Zeitgrundlage, wunsch: Zeitwunsch, tag: Tag): Moeglichkeit[] {
  const kalendertag = grundlage.tage.get(tag);
  if (kalendertag === undefined || kalendertag.geschlossen || gebietVoll(grundlage, wunsch, tag)) return [];
  const personen = grundlage.personen.filter(({ qualifikationen }) =>
    qualifikationen.includes(wunsch.qualifikation),
  );
  return personen
    .flatMap((person) => zeitenDerPerson(grundlage, wunsch, kalendertag, person))
    .toSorted(
      (a, b) =>
        a.fenster.von - b.fenster.von ||
        a.mehrMinuten - b.mehrMinuten ||
        (a.mitarbeiterId < b.mitarbeiterId ? -1 : 1),
    );
}

/** What customers see of a possibility: the same instant or half-day of several employees is one offer. */
export function angebotId(moeglichkeit: Moeglichkeit): string {
  return moeglichkeit.art === 'platz'
    ? `${moeglichkeit.tag}-${moeglichkeit.halbtag}`
    : `${moeglichkeit.tag}-${moeglichkeit.beginn.toString(36)}`;
}

/** The day an offer means; `undefined` when nobody can have got this id from us. */
export function tagDesAngebots(id: string): Tag | undefined {
  return /^(\d{4}-\d{2}-\d{2})-[a-z0-9]{1,12}$/.exec(id)?.[1];
}

/** The possibilities behind an offer, cheapest route first: the next one is tried when somebody was faster. */
export function waehleMitarbeiter(moeglichkeiten: readonly Moeglichkeit[], id: string): Moeglichkeit[] {
  return moeglichkeiten
    .filter((moeglichkeit) => angebotId(moeglichkeit) === id)
    .toSorted((a, b) => a.mehrMinuten - b.mehrMinuten || (a.mitarbeiterId < b.mitarbeiterId ? -1 : 1));
}

/** One entry per offer, the cheapest route standing for it. */
export function angebote(moeglichkeiten: readonly Moeglichkeit[]): Moeglichkeit[] {
  const beste = new Map<string | number, Moeglichkeit>();
  for (const moeglichkeit of moeglichkeiten) {
    // An instant is its own name: hundreds of ids would be written only to be compared.
    const id = moeglichkeit.art === 'uhrzeit' ? moeglichkeit.beginn : angebotId(moeglichkeit);
    const bisher = beste.get(id);
    if (bisher === undefined || moeglichkeit.mehrMinuten < bisher.mehrMinuten) beste.set(id, moeglichkeit);
  }
  return [...beste.values()];
}

export interface Zeitenseite {
  readonly tage: readonly { readonly tag: Tag; readonly zeiten: readonly Moeglichkeit[] }[];
  /** Where the next page begins; null: this was the last one. */
  readonly weiterAb: Tag | null;
}

/** The next days with offers, at most `tageMax`; `passt` leaves out what is not looked for, such as mornings. */
export function naechsteZeiten(
  grundlage: Zeitgrundlage,
  wunsch: Zeitwunsch,
  seite: { readonly ab: Tag; readonly tageMax: number },
  passt: (moeglichkeit: Moeglichkeit) => boolean = () => true,
): Zeitenseite {
  const tage: { tag: Tag; zeiten: Moeglichkeit[] }[] = [];
  for (const tag of grundlage.tage.keys()) {
    if (tag < seite.ab) continue;
    const zeiten = angebote(zeitenAm(grundlage, wunsch, tag).filter(passt));
    if (zeiten.length === 0) continue;
    if (tage.length === seite.tageMax) return { tage, weiterAb: tag };
    tage.push({ tag, zeiten });
  }
  return { tage, weiterAb: null };
}

function gebietVoll({ regeln, jeGebiet }: Zeitgrundlage, { gebietId }: Zeitwunsch, tag: Tag): boolean {
  if (regeln.maxJeTagUndGebiet === null || gebietId === null) return false;
  return (jeGebiet.get(gebietSchluessel(tag, gebietId)) ?? 0) >= regeln.maxJeTagUndGebiet;
}

function zeitenDerPerson(
  grundlage: Zeitgrundlage,
  wunsch: Zeitwunsch,
  tag: Kalendertag,
  person: Person,
): Moeglichkeit[] {
  const { arbeit, bloecke, freieMinuten, buchungen } = grundlage.personentag(person, tag);
  const [erste] = arbeit;
  if (erste === undefined || buchungen >= grundlage.regeln.maxJeTag) return [];
  const { regeln } = grundlage;
  const plaetze = grundlage
    .rundenAm(tag.tag)
    .filter(({ mitarbeiterId }) => mitarbeiterId === person.id)
    .flatMap((runde) => plaetzeIn(grundlage, wunsch, tag, { runde, person, arbeit }));
  const bedarf = regeln.pufferVorherMinuten + wunsch.dauerMinuten + regeln.pufferNachherMinuten;
  if (freieMinuten - bedarf < regeln.reserveMinuten) return plaetze;
  const fahrten = fahrtenZu(grundlage, wunsch, person, bloecke);
  const frueh = Math.max(erste.von + fahrten.vonZuhause, grundlage.jetztMinute + 1);
  const ergebnis: Moeglichkeit[] = plaetze;
  let sperre = 0;
  for (const { von, bis } of arbeit) {
    const raster = regeln.rasterMinuten;
    const anfang = Math.ceil(Math.max(von, frueh) / raster) * raster;
    for (let beginn = anfang; beginn + wunsch.dauerMinuten <= bis; beginn += raster) {
      const belegtVon = beginn - regeln.pufferVorherMinuten;
      // A day is judged by what it knows itself: not even a buffer may lie in another one.
      if (belegtVon < tag.von || belegtVon + bedarf > tag.bis) continue;
      while ((fahrten.gesperrt[sperre]?.bis ?? Infinity) <= belegtVon) sperre += 1;
      if ((fahrten.gesperrt[sperre]?.von ?? Infinity) < belegtVon + bedarf) continue;
      const ende = beginn + wunsch.dauerMinuten;
      ergebnis.push({
        art: 'uhrzeit',
        tag: tag.tag,
        mitarbeiterId: person.id,
        beginn,
        ende,
        fenster: { von: beginn, bis: ende },
        belegt: { von: belegtVon, bis: belegtVon + bedarf },
        ...fahrten.umweg(belegtVon),
      });
    }
  }
  return ergebnis;
}

/** Seats in a round: near its way, inside the half-day, and with time left at its end. */
function plaetzeIn(
  grundlage: Zeitgrundlage,
  wunsch: Zeitwunsch,
  tag: Kalendertag,
  { runde, person, arbeit }: { runde: Rundentag; person: Person; arbeit: readonly Spanne[] },
): Platzmoeglichkeit[] {
  const { ort } = wunsch;
  const { regeln } = grundlage;
  if (ort === null || runde.halte.length === 0) return [];
  return HALBTAGSNAMEN.flatMap((halbtag) => {
    const fenster = halbtagAm(tag, halbtag);
    const frei = regeln.plaetzeJeHalbtag - runde.vergeben[halbtag];
    const arbeitet = arbeit.some(({ von, bis }) => von < fenster.bis && bis > fenster.von);
    if (frei <= 0 || !arbeitet || fenster.von <= grundlage.jetztMinute) return [];
    const platz = besterPlatz(grundlage, wunsch, { halte: runde.halte, fenster, start: person.start, ort });
    if (platz === undefined || platz.mehrMinuten > regeln.naheMinuten) return [];
    const dauert = platz.mehrMinuten + wunsch.dauerMinuten + runde.offeneMinuten;
    if (Math.max(...runde.halte.map(({ bis }) => bis)) + dauert > runde.endeSpaetestens) return [];
    return [
      {
        art: 'platz' as const,
        tag: tag.tag,
        mitarbeiterId: person.id,
        kehrtourId: runde.kehrtourId,
        halbtag,
        beginn: platz.beginn,
        ende: platz.beginn + wunsch.dauerMinuten,
        fenster,
        mehrMinuten: platz.mehrMinuten,
        nah: true,
      },
    ];
  });
}

/** The cheapest place between two stops whose time lies inside the half-day. */
function besterPlatz(
  grundlage: Zeitgrundlage,
  { dauerMinuten }: Zeitwunsch,
  {
    halte,
    fenster,
    start,
    ort,
  }: { halte: Rundentag['halte']; fenster: Spanne; start: Punkt | null; ort: Punkt },
): { beginn: Minute; mehrMinuten: number } | undefined {
  const weg = halte.toSorted((a, b) => a.von - b.von);
  // Where nobody knows a day's start, its first and last drive count for nothing.
  const fahrt = (von: Punkt | null, nach: Punkt | null): number =>
    von === null || nach === null ? 0 : grundlage.fahrtMinuten(von, nach);
  const plaetze = [...weg, undefined].flatMap((danach, i) => {
    const davor = weg[i - 1];
    if (davor?.ort === null || danach?.ort === null) return [];
    const [von, nach] = [davor?.ort ?? start, danach?.ort ?? start];
    const [hin, weiter] = [fahrt(von, ort), fahrt(ort, nach)];
    const beginn = davor ? davor.bis + hin : (danach?.von ?? fenster.von) - weiter - dauerMinuten;
    if (beginn < fenster.von || beginn + dauerMinuten > fenster.bis) return [];
    return [{ beginn, mehrMinuten: Math.max(0, hin + weiter - fahrt(von, nach)) }];
  });
  return plaetze.toSorted((a, b) => a.mehrMinuten - b.mehrMinuten || a.beginn - b.beginn)[0];
}
