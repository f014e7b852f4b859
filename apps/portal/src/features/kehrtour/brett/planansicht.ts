import type { Halt } from '@kehrtour/contract/halt';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { fristverstoss } from '@kehrtour/domain/planung/planverstoss';
import { haelt, sperreVon } from '@kehrtour/domain/planung/sperre';
import { ausSchichtId, schichtId } from '@kehrtour/domain/recht/schicht';
import type { Tag } from '@kehrtour/domain/tag';
import { knappeAnkuenfte, type Ankunft } from '@kehrtour/domain/termin/verspaetung';
import { minutenSeitMitternacht } from '@kehrtour/domain/uhrzeit';
import { farbeAus } from '@kehrtour/domain/unternehmen/mitarbeiter';

import type { MapColour } from '../../../shared/map/map.props.ts';
import { personName } from '../kehrtour.format.ts';
import { istGesperrt } from './anordnung.ts';
import type { Anordnung } from './anordnung.ts';
import type { Bewertung, Haltzeit, Schichtzahlen, Spanne } from './bewerteAnordnung.ts';

/** A stop in its place; everything that map, axis and list say of it. */
export type Haltansicht = Omit<Haltzeit, 'fenster'> & {
  halt: Halt;
  /** Its number on map and axis: place in the shift, from 1. */
  nummer: number;
  schichtId: string;
  fenster: Spanne | null;
  /** The window was told to the customer and holds. */
  angesagt: boolean;
  gesperrt: boolean;
  /** Over before today: no plan can keep it any more, so it is no fault of this one. */
  fristWar: Tag | null;
};

export type Schichtansicht = Omit<Schichtzahlen, 'pausen'> & {
  /** Elsewhere is no rest: it is named for what it is. */
  pausen: readonly (Spanne & { abwesend: boolean })[];
  mitarbeiterId: string;
  name: string;
  farbe: MapColour;
  tag: Tag;
  halte: readonly Haltansicht[];
};

export type Planansicht = {
  tage: readonly Tag[];
  schichten: readonly Schichtansicht[];
  ausgelassen: readonly Halt[];
  /** Stops whose Frist was over before today, the oldest first. */
  fristVorbei: readonly (Haltansicht & { fristWar: Tag; tag: Tag })[];
  summe: {
    halte: number;
    ausgelassen: number;
    fahrtSekunden: number;
    arbeitSekunden: number;
    ueberstundenSekunden: number;
    verstoesse: number;
    /** Windows that a quarter of an hour of delay would break. */
    knapp: number;
  };
};

const minute = (zeitpunkt: string): number =>
  minutenSeitMitternacht(ortszeitAus(new Date(zeitpunkt)).uhrzeit);

type Planstand = {
  kehrtour: Kehrtour;
  mitarbeiter: readonly Mitarbeiter[];
  heute: Tag;
  anordnung: Anordnung;
  /** Times of an order that the server does not have yet; null: the server's own. */
  bewertung: Bewertung | null;
  /** Shifts that can be driven, empty ones too; without them those that have stops. */
  schichtIds: readonly string[] | undefined;
};

/** What is on the screen: the server's plan, or the one in hand with its own times. */
export function planansicht(stand: Planstand): Planansicht {
  const { kehrtour, anordnung } = stand;
  const halte = new Map(kehrtour.halte.map((halt) => [halt.id, halt]));
  const ids = [...new Set([...(stand.schichtIds ?? []), ...anordnung.schichten.map(schichtId)])];
  const schichten = ids
    .map((id) => schichtansicht(id, stand, halte))
    .toSorted((a, b) => a.tag.localeCompare(b.tag) || a.name.localeCompare(b.name, 'de'));
  const geplant = new Set(anordnung.schichten.flatMap(({ haltIds }) => haltIds));
  const ausgelassen = kehrtour.halte.filter(({ id }) => !geplant.has(id));
  const zusammen = (zahl: (schicht: Schichtansicht) => number) =>
    schichten.reduce((summe, schicht) => summe + zahl(schicht), 0);
  return {
    tage: [...new Set(schichten.map(({ tag }) => tag))],
    schichten,
    ausgelassen,
    fristVorbei: schichten
      .flatMap(({ tag, halte: folge }) =>
        folge.flatMap((halt) => (halt.fristWar === null ? [] : [{ ...halt, fristWar: halt.fristWar, tag }])),
      )
      .toSorted((a, b) => a.fristWar.localeCompare(b.fristWar)),
    summe: {
      halte: geplant.size,
      ausgelassen: ausgelassen.length,
      fahrtSekunden: zusammen((schicht) => schicht.fahrtSekunden),
      arbeitSekunden: zusammen((schicht) => schicht.arbeitSekunden),
      ueberstundenSekunden: zusammen((schicht) => schicht.ueberstundenSekunden),
      knapp: zusammen(({ halte: folge }) => knappeAnkuenfte(folge.map(ankunft)).length),
      verstoesse: zusammen(
        (schicht) =>
          schicht.verstoesse.length + schicht.halte.filter((halt) => halt.verstoesse.length > 0).length,
      ),
    },
  };
}

const ankunft = ({ von, wartezeitSekunden, fenster }: Haltansicht): Ankunft => ({
  von,
  warteMinuten: wartezeitSekunden / 60,
  fensterBis: fenster?.bis ?? null,
});

function schichtansicht(
  id: string,
  { kehrtour, mitarbeiter, heute, anordnung, bewertung }: Planstand,
  halte: ReadonlyMap<string, Halt>,
): Schichtansicht {
  const ort = ausSchichtId(id);
  const person = mitarbeiter.find((one) => one.id === ort.mitarbeiterId);
  const vomServer = kehrtour.schichten.find((schicht) => schichtId(schicht) === id);
  const haltIds = anordnung.schichten.find((schicht) => schichtId(schicht) === id)?.haltIds ?? [];
  const zahlen = bewertung?.schichten[id] ?? serverzahlen(id, vomServer);
  // Absences stand still, whatever is moved around them.
  const woanders = new Set(
    vomServer?.pausen.filter(({ abwesend }) => abwesend).map(({ von }) => minute(von)),
  );
  return {
    ...zahlen,
    ...ort,
    pausen: zahlen.pausen.map((pause) => ({ ...pause, abwesend: woanders.has(pause.von) })),
    name: person === undefined ? (vomServer?.name ?? 'jemand') : personName(person),
    farbe: farbeAus(person?.farbe ?? vomServer?.farbe ?? 1) as MapColour,
    halte: haltIds.flatMap((haltId, index) => {
      const halt = halte.get(haltId);
      if (halt === undefined) return [];
      const neu = bewertung?.halte[haltId];
      const zeit = neu ? { ...neu, verstoesse: mitFrist(ort.tag, halt, neu.verstoesse) } : serverzeit(halt);
      const angesagt = gilt(halt, kehrtour);
      const fristWar = vergangeneFrist(halt, heute);
      return [
        {
          ...zeit,
          fristWar,
          verstoesse: fristWar === null ? zeit.verstoesse : ohneFrist(ort.tag, halt, zeit.verstoesse),
          halt,
          nummer: index + 1,
          schichtId: id,
          fenster: angesagt ? serverfenster(halt) : zeit.fenster,
          angesagt,
          gesperrt: istGesperrt(anordnung, haltId),
        },
      ];
    }),
  };
}

/** The order in hand says itself where a stop has left its Frist; the server does it for its own. */
function mitFrist(tag: Tag, { aufgaben }: Halt, verstoesse: readonly string[]): string[] {
  const frist = fristverstoss(tag, aufgaben);
  return frist === undefined ? [...verstoesse] : [frist, ...verstoesse];
}

function vergangeneFrist({ aufgaben }: Halt, heute: Tag): Tag | null {
  const [frist] = aufgaben.map(({ fristBis }) => fristBis).toSorted();
  return frist !== undefined && frist < heute ? frist : null;
}

function ohneFrist(tag: Tag, { aufgaben }: Halt, verstoesse: readonly string[]): string[] {
  const frist = fristverstoss(tag, aufgaben);
  return verstoesse.filter((satz) => satz !== frist);
}

/** Whether the customer was told a window that a new plan must keep. */
function gilt({ termin }: Halt, { status }: Kehrtour): boolean {
  return termin !== null && haelt(sperreVon(termin.status, status), 'fenster');
}

function serverfenster({ fensterVon, fensterBis }: Halt): Spanne | null {
  return fensterVon === null || fensterBis === null
    ? null
    : { von: minute(fensterVon), bis: minute(fensterBis) };
}

function serverzeit(halt: Halt): Omit<Haltzeit, 'fenster'> & { fenster: Spanne | null } {
  return {
    von: halt.beginn === null ? 0 : minute(halt.beginn),
    bis: halt.ende === null ? 0 : minute(halt.ende),
    anfahrtSekunden: halt.anfahrtSekunden ?? 0,
    zuFuss: halt.anfahrtZuFuss,
    wartezeitSekunden: halt.wartezeitSekunden ?? 0,
    fenster: serverfenster(halt),
    verstoesse: halt.verstoesse,
  };
}

function serverzahlen(id: string, schicht: Kehrtour['schichten'][number] | undefined): Schichtzahlen {
  if (schicht === undefined)
    return {
      id,
      von: 0,
      bis: 0,
      arbeitSekunden: 0,
      fahrtSekunden: 0,
      ueberstundenSekunden: 0,
      pausen: [],
      feste: [],
      verstoesse: [],
    };
  const { arbeitSekunden, fahrtSekunden, ueberstundenSekunden, verstoesse } = schicht;
  return {
    id,
    von: minute(schicht.beginn),
    bis: minute(schicht.ende),
    arbeitSekunden,
    fahrtSekunden,
    ueberstundenSekunden,
    pausen: schicht.pausen.map(({ von, bis }) => ({ von: minute(von), bis: minute(bis) })),
    feste: [],
    verstoesse,
  };
}

/** Where in a shift a stop lands that is dropped at this minute. */
export function positionBei(schicht: Schichtansicht, haltId: string, vonMinute: number): number {
  return schicht.halte.filter(({ halt, von }) => halt.id !== haltId && von < vonMinute).length;
}
