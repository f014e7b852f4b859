import type { Quartalsschicht, Quartalsteil, Quartalsvorschlag } from '@kehrtour/contract/quartal';
import type { Quartalsfrist } from '@kehrtour/domain/planung/quartal';
import {
  type Fristbild,
  fristbild,
  schlimmste,
  strassenId,
  type Zuordnung,
} from '@kehrtour/domain/planung/quartalswoche';
import { montagDerWoche, plusTage, type Tag } from '@kehrtour/domain/tag';

/** A shift with its parts as they stand in hand. */
export type Schichtblick = Omit<Quartalsschicht, 'teilIds'> & {
  name: string;
  farbe: number;
  teile: readonly Teilblick[];
  /** Work and way beyond what there is room for. */
  zuVielMinuten: number;
};
export type Teilblick = Quartalsteil & Fristbild;

/** What one street takes of one week. */
export type Zelle = {
  woche: Tag;
  teilIds: readonly string[];
  minuten: number;
  haeuser: number;
  /** The most worrying of its parts. */
  zurFrist: Quartalsfrist;
  /** A person decided about one of them. */
  vonHand: boolean;
};
export type Strassenzeile = {
  id: string;
  ort: string;
  strasse: string;
  minuten: number;
  haeuser: number;
  /** All parts, with and without a day. */
  teilIds: readonly string[];
  zellen: ReadonlyMap<Tag, Zelle>;
};
export type Wochenblick = {
  woche: Tag;
  minuten: number;
  platzMinuten: number;
  zuSpaet: number;
  voll: number;
};

export type Quartalsplan = {
  wochen: readonly Wochenblick[];
  zeilen: readonly Strassenzeile[];
  schichten: readonly Schichtblick[];
  /** All of them, with and without a day. */
  teile: readonly Quartalsteil[];
  offen: readonly Quartalsteil[];
  summe: {
    besuche: number;
    ohneTag: number;
    zuSpaet: number;
    abgelaufen: number;
    knapp: number;
    fahrtMinuten: number;
    arbeitMinuten: number;
    schichten: number;
    zuVoll: number;
    /** Parts a person decided about, with and without a day. */
    vonHand: number;
  };
};

export const zuordnungAus = ({ schichten }: Pick<Quartalsvorschlag, 'schichten'>): Zuordnung =>
  Object.fromEntries(
    schichten.filter(({ teilIds }) => teilIds.length > 0).map(({ id, teilIds }) => [id, teilIds]),
  );

/** Everything the page shows of an arrangement; ways of changed shifts are those of the last answer. */
export function quartalsplan(vorschlag: Quartalsvorschlag, zuordnung: Zuordnung): Quartalsplan {
  const { von, bis } = vorschlag.auswahl;
  const teil = new Map(vorschlag.teile.map((one) => [one.id, one]));
  const person = new Map(vorschlag.mitarbeiter.map((one) => [one.id, one]));
  const schichten = vorschlag.schichten.map((schicht): Schichtblick => {
    const teile = (zuordnung[schicht.id] ?? []).flatMap((id) => {
      const gefunden = teil.get(id);
      return gefunden === undefined ? [] : [teilblick(gefunden, schicht.tag, von)];
    });
    const arbeitMinuten = teile.reduce((summe, { minuten }) => summe + minuten, 0);
    const fahrtMinuten = teile.length === 0 ? 0 : schicht.fahrtMinuten;
    return {
      ...schicht,
      name: person.get(schicht.mitarbeiterId)?.name ?? 'Jemand',
      farbe: person.get(schicht.mitarbeiterId)?.farbe ?? 1,
      teile,
      arbeitMinuten,
      fahrtMinuten,
      // A minute is lost in rounding.
      zuVielMinuten: Math.max(0, arbeitMinuten + fahrtMinuten - schicht.platzMinuten - 1),
    };
  });
  const verteilt = new Set(Object.values(zuordnung).flat());
  const offen = vorschlag.teile.filter(({ id }) => !verteilt.has(id));
  return {
    schichten,
    teile: vorschlag.teile,
    offen,
    wochen: wochenVon(von, bis).map((woche) => wochenblick(woche, schichten)),
    zeilen: zeilenAus(vorschlag.teile, schichten),
    summe: summeAus(schichten, offen),
  };
}

/** How a part would stand on a day. */
export const teilblick = (teil: Quartalsteil, tag: Tag, von: Tag): Teilblick => ({
  ...teil,
  ...fristbild(teil, tag, von),
});

/** Mondays of all weeks that a span touches. */
function wochenVon(von: Tag, bis: Tag): Tag[] {
  const wochen: Tag[] = [];
  for (let woche = montagDerWoche(von); woche <= bis; woche = plusTage(woche, 7)) wochen.push(woche);
  return wochen;
}

const haeuserVon = (teile: readonly Quartalsteil[]): number =>
  teile.reduce((summe, { haeuser }) => summe + haeuser.length, 0);

function wochenblick(woche: Tag, alle: readonly Schichtblick[]): Wochenblick {
  const schichten = alle.filter(({ tag }) => montagDerWoche(tag) === woche);
  return {
    woche,
    minuten: schichten.reduce(
      (summe, { arbeitMinuten, fahrtMinuten }) => summe + arbeitMinuten + fahrtMinuten,
      0,
    ),
    platzMinuten: schichten.reduce((summe, { platzMinuten }) => summe + platzMinuten, 0),
    zuSpaet: schichten
      .flatMap(({ teile }) => teile)
      .reduce((summe, { jeFrist }) => summe + jeFrist.zuSpaet + jeFrist.zuFrueh, 0),
    voll: schichten.filter(({ zuVielMinuten }) => zuVielMinuten > 0).length,
  };
}

function zeilenAus(teile: readonly Quartalsteil[], schichten: readonly Schichtblick[]): Strassenzeile[] {
  const zellen = new Map<string, Map<Tag, Zelle>>();
  for (const schicht of schichten) {
    const woche = montagDerWoche(schicht.tag);
    for (const teil of schicht.teile) {
      const zeile = zellen.get(strassenId(teil)) ?? new Map<Tag, Zelle>();
      const bisher = zeile.get(woche);
      zeile.set(woche, {
        woche,
        teilIds: [...(bisher?.teilIds ?? []), teil.id],
        minuten: (bisher?.minuten ?? 0) + teil.minuten,
        haeuser: (bisher?.haeuser ?? 0) + teil.haeuser.length,
        zurFrist: schlimmste(bisher?.zurFrist ?? 'gut', teil.zurFrist),
        vonHand: (bisher?.vonHand ?? false) || teil.vonHand,
      });
      zellen.set(strassenId(teil), zeile);
    }
  }
  return [...Map.groupBy(teile, strassenId)]
    .map(([id, eigene]) => ({
      id,
      ort: eigene[0]?.ort ?? '',
      strasse: eigene[0]?.strasse ?? '',
      minuten: eigene.reduce((summe, { minuten }) => summe + minuten, 0),
      haeuser: haeuserVon(eigene),
      teilIds: eigene.map((teil) => teil.id),
      zellen: zellen.get(id) ?? new Map(),
    }))
    .toSorted((a, b) => a.ort.localeCompare(b.ort, 'de') || a.strasse.localeCompare(b.strasse, 'de'));
}

function summeAus(schichten: readonly Schichtblick[], offen: readonly Quartalsteil[]): Quartalsplan['summe'] {
  const teile = schichten.flatMap((schicht) => schicht.teile);
  const mit = (zurFrist: Quartalsfrist): number =>
    teile.reduce((summe, { jeFrist }) => summe + jeFrist[zurFrist], 0);
  return {
    besuche: haeuserVon(teile),
    ohneTag: haeuserVon(offen),
    zuSpaet: mit('zuSpaet') + mit('zuFrueh'),
    abgelaufen: mit('abgelaufen'),
    knapp: mit('knapp'),
    fahrtMinuten: schichten.reduce((summe, { fahrtMinuten }) => summe + fahrtMinuten, 0),
    arbeitMinuten: schichten.reduce((summe, { arbeitMinuten }) => summe + arbeitMinuten, 0),
    schichten: schichten.filter((schicht) => schicht.teile.length > 0).length,
    zuVoll: schichten.filter(({ zuVielMinuten }) => zuVielMinuten > 0).length,
    vonHand: [...teile, ...offen].filter(({ vonHand }) => vonHand).length,
  };
}
