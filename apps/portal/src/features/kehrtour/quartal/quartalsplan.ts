import type { Quartalsschicht, Quartalsteil, Quartalsvorschlag } from '@kehrtour/contract/quartal';
import { quartalsfrist, type Quartalsfrist } from '@kehrtour/domain/planung/quartal';
import { montagDerWoche, plusTage, type Tag } from '@kehrtour/domain/tag';

/** Which parts of streets each shift has, in driving order. */
export type Zuordnung = Readonly<Record<string, readonly string[]>>;

/** A shift with its parts as they stand in hand. */
export type Schichtblick = Omit<Quartalsschicht, 'teilIds'> & {
  name: string;
  farbe: number;
  teile: readonly Teilblick[];
  /** Work and way beyond what there is room for. */
  zuVielMinuten: number;
};
export type Teilblick = Quartalsteil & {
  /** The most worrying of its houses, how many they are, and which Frist ends first among them. */
  zurFrist: Quartalsfrist;
  betroffen: number;
  frist: Tag;
  jeFrist: Readonly<Record<Quartalsfrist, number>>;
};

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

/** From harmless to worrying. */
const RANG: Record<Quartalsfrist, number> = { gut: 0, knapp: 1, abgelaufen: 2, zuFrueh: 3, zuSpaet: 4 };
export const istFalsch = (zurFrist: Quartalsfrist): boolean =>
  zurFrist === 'zuSpaet' || zurFrist === 'zuFrueh';
const schlimmste = (a: Quartalsfrist, b: Quartalsfrist): Quartalsfrist => (RANG[a] >= RANG[b] ? a : b);

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
    offen,
    wochen: wochenVon(von, bis).map((woche) => wochenblick(woche, schichten)),
    zeilen: zeilenAus(vorschlag.teile, schichten),
    summe: summeAus(schichten, offen),
  };
}

/** How a part would stand on a day, house by house. */
export function teilblick(teil: Quartalsteil, tag: Tag, von: Tag): Teilblick {
  const jeFrist: Record<Quartalsfrist, number> = { gut: 0, knapp: 0, abgelaufen: 0, zuFrueh: 0, zuSpaet: 0 };
  let zurFrist: Quartalsfrist = 'gut';
  for (const { frist } of teil.haeuser) {
    const eine = quartalsfrist({ ab: teil.ab, frist }, tag, von);
    jeFrist[eine] += 1;
    zurFrist = schlimmste(zurFrist, eine);
  }
  const betroffene = teil.haeuser.filter(
    ({ frist }) => quartalsfrist({ ab: teil.ab, frist }, tag, von) === zurFrist,
  );
  return { ...teil, zurFrist, jeFrist, betroffen: betroffene.length, frist: ersteFrist(betroffene) };
}

export const ersteFrist = (haeuser: Quartalsteil['haeuser']): Tag =>
  haeuser.map(({ frist }) => frist).toSorted()[0] ?? '';

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

export const strassenId = ({ ort, strasse }: Pick<Quartalsteil, 'ort' | 'strasse'>): string =>
  `${ort}|${strasse}`;

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

/** Puts parts into a shift, wherever they stood; null leaves them without a day. */
export function verlege(
  zuordnung: Zuordnung,
  teilIds: readonly string[],
  schichtId: string | null,
): Zuordnung {
  const bewegt = new Set(teilIds);
  const rest = Object.entries(zuordnung).map(([id, teile]): [string, readonly string[]] => [
    id,
    teile.filter((teil) => !bewegt.has(teil)),
  ]);
  const neu = new Map(rest);
  if (schichtId !== null) neu.set(schichtId, [...(neu.get(schichtId) ?? []), ...teilIds]);
  return Object.fromEntries([...neu].filter(([, teile]) => teile.length > 0));
}

/** Whether a person may do a part on a day at all: what only the bBSF may do, others never get. */
export const darfHin = (
  teil: Quartalsteil,
  schicht: Pick<Quartalsschicht, 'darfFeuerstaettenschau'>,
): boolean => !teil.feuerstaettenschau || schicht.darfFeuerstaettenschau;

/**
 * Parts of a street into a week: each into the day with room where the same or the nearest streets are, else into the day with
 * the most room. Parts that nobody may do that week stay where they are.
 */
export function verlegeInWoche(
  plan: Quartalsplan,
  zuordnung: Zuordnung,
  teilIds: readonly string[],
  woche: Tag,
): Zuordnung {
  const teile = new Map(
    [...plan.schichten.flatMap((schicht) => schicht.teile), ...plan.offen].map((teil) => [teil.id, teil]),
  );
  const frei = new Map(
    plan.schichten.map(({ id, platzMinuten, arbeitMinuten, fahrtMinuten }) => [
      id,
      platzMinuten - arbeitMinuten - fahrtMinuten,
    ]),
  );
  let neu = zuordnung;
  for (const id of teilIds) {
    const teil = teile.get(id);
    if (teil === undefined) continue;
    const moeglich = plan.schichten.filter(
      (schicht) => montagDerWoche(schicht.tag) === woche && darfHin(teil, schicht),
    );
    const ziel = moeglich.toSorted(
      (a, b) =>
        guete(b, teil, { zuordnung: neu, frei, teile }) - guete(a, teil, { zuordnung: neu, frei, teile }),
    )[0];
    if (ziel === undefined) continue;
    frei.set(ziel.id, (frei.get(ziel.id) ?? 0) - teil.minuten);
    neu = verlege(neu, [id], ziel.id);
  }
  return neu;
}

const OHNE_PLATZ = -1_000_000;
const GLEICHE_STRASSE = 10_000;

/** What a part is weighed against: who has what, minutes left by shift, parts by id. */
type Wochenstand = {
  readonly zuordnung: Zuordnung;
  readonly frei: ReadonlyMap<string, number>;
  readonly teile: ReadonlyMap<string, Quartalsteil>;
};

/** How well a part fits into a shift; more is better. */
function guete(schicht: Schichtblick, teil: Quartalsteil, { zuordnung, frei, teile }: Wochenstand): number {
  const rest = (frei.get(schicht.id) ?? 0) - teil.minuten;
  if (rest < 0) return OHNE_PLATZ + rest;
  const andere = (zuordnung[schicht.id] ?? []).flatMap((id) => teile.get(id) ?? []);
  if (andere.some((one) => strassenId(one) === strassenId(teil))) return GLEICHE_STRASSE;
  const naehe = Math.max(-100, ...andere.map((one) => -entfernungKm(one, teil)));
  return naehe * 60 + rest / 60;
}

/** Air-line between two parts, good enough to compare days. */
export function entfernungKm(a: Quartalsteil, b: Quartalsteil): number {
  if (a.koordinaten === null || b.koordinaten === null) return a.ort === b.ort ? 2 : 20;
  const nord = (a.koordinaten.lat - b.koordinaten.lat) * 111;
  const ost = (a.koordinaten.lon - b.koordinaten.lon) * 71;
  return Math.hypot(nord, ost);
}
