import { entfernungMeter, type Koordinate } from '../ort/koordinate.ts';
import { montagDerWoche, type Tag } from '../tag.ts';
import { quartalsfrist, type Quartalsfrist } from './quartal.ts';

/** A part of a street, dealt as a whole. */
export interface Teil {
  readonly id: string;
  readonly ort: string;
  readonly strasse: string;
  readonly koordinaten: Koordinate | null;
  /** Work at its houses. */
  readonly minuten: number;
  /** Only the bBSF or a § 11b deputy may do it. */
  readonly feuerstaettenschau: boolean;
  /** First day; null when it may be at once. */
  readonly ab: Tag | null;
  readonly haeuser: readonly { readonly frist: Tag }[];
}

/** A person's day, as full as it stands. */
export interface Schichtstand {
  readonly id: string;
  readonly tag: Tag;
  readonly darfFeuerstaettenschau: boolean;
  readonly platzMinuten: number;
  readonly arbeitMinuten: number;
  readonly fahrtMinuten: number;
}

/** Which parts of streets each shift has, in driving order. */
export type Zuordnung = Readonly<Record<string, readonly string[]>>;

/** The most worrying of the houses of a part, how many they are, and which Frist ends first among them. */
export interface Fristbild {
  readonly zurFrist: Quartalsfrist;
  readonly betroffen: number;
  readonly frist: Tag;
  readonly jeFrist: Readonly<Record<Quartalsfrist, number>>;
}

/** From harmless to worrying. */
const RANG: Record<Quartalsfrist, number> = { gut: 0, knapp: 1, abgelaufen: 2, zuFrueh: 3, zuSpaet: 4 };
export const istFalsch = (zurFrist: Quartalsfrist): boolean =>
  zurFrist === 'zuSpaet' || zurFrist === 'zuFrueh';
export const schlimmste = (a: Quartalsfrist, b: Quartalsfrist): Quartalsfrist => (RANG[a] >= RANG[b] ? a : b);

/** How a part would stand on a day of a span that begins on `von`, house by house. */
export function fristbild({ ab, haeuser }: Pick<Teil, 'ab' | 'haeuser'>, tag: Tag, von: Tag): Fristbild {
  const jeFrist: Record<Quartalsfrist, number> = { gut: 0, knapp: 0, abgelaufen: 0, zuFrueh: 0, zuSpaet: 0 };
  let zurFrist: Quartalsfrist = 'gut';
  for (const { frist } of haeuser) {
    const eine = quartalsfrist({ ab, frist }, tag, von);
    jeFrist[eine] += 1;
    zurFrist = schlimmste(zurFrist, eine);
  }
  const betroffene = haeuser.filter(({ frist }) => quartalsfrist({ ab, frist }, tag, von) === zurFrist);
  return { zurFrist, jeFrist, betroffen: betroffene.length, frist: ersteFrist(betroffene) };
}

export const ersteFrist = (haeuser: Teil['haeuser']): Tag =>
  haeuser.map(({ frist }) => frist).toSorted()[0] ?? '';

export const strassenId = ({ ort, strasse }: Pick<Teil, 'ort' | 'strasse'>): string => `${ort}|${strasse}`;

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
  teil: Pick<Teil, 'feuerstaettenschau'>,
  schicht: Pick<Schichtstand, 'darfFeuerstaettenschau'>,
): boolean => !teil.feuerstaettenschau || schicht.darfFeuerstaettenschau;

/**
 * Parts of a street into a week: each into the day with room where the same or the nearest streets are, else into the day with
 * the most room. Parts that nobody may do that week stay where they are.
 */
export function verlegeInWoche(
  { schichten, teile: alle }: { schichten: readonly Schichtstand[]; teile: readonly Teil[] },
  zuordnung: Zuordnung,
  teilIds: readonly string[],
  woche: Tag,
): Zuordnung {
  const teile = new Map(alle.map((teil) => [teil.id, teil]));
  const frei = new Map(
    schichten.map(({ id, platzMinuten, arbeitMinuten, fahrtMinuten }) => [
      id,
      platzMinuten - arbeitMinuten - fahrtMinuten,
    ]),
  );
  let neu = zuordnung;
  for (const id of teilIds) {
    const teil = teile.get(id);
    if (teil === undefined) continue;
    const moeglich = schichten.filter(
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
  readonly teile: ReadonlyMap<string, Teil>;
};

/** How well a part fits into a shift; more is better. */
function guete(schicht: Schichtstand, teil: Teil, { zuordnung, frei, teile }: Wochenstand): number {
  const rest = (frei.get(schicht.id) ?? 0) - teil.minuten;
  if (rest < 0) return OHNE_PLATZ + rest;
  const andere = (zuordnung[schicht.id] ?? []).flatMap((id) => teile.get(id) ?? []);
  if (andere.some((one) => strassenId(one) === strassenId(teil))) return GLEICHE_STRASSE;
  const naehe = Math.max(-100, ...andere.map((one) => -entfernungKm(one, teil)));
  return naehe * 60 + rest / 60;
}

/** Air-line between two parts, good enough to compare days; without coordinates a place is near to itself and far from others. */
export function entfernungKm(
  a: Pick<Teil, 'ort' | 'koordinaten'>,
  b: Pick<Teil, 'ort' | 'koordinaten'>,
): number {
  if (a.koordinaten === null || b.koordinaten === null) return a.ort === b.ort ? 2 : 20;
  return entfernungMeter(a.koordinaten, b.koordinaten) / 1000;
}
