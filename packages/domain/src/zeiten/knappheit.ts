import type { Tag } from '../tag.ts';
import { zeitenAm, type Zeitwunsch } from './freieZeiten.ts';
import { type Kalendertag, type Zeitgrundlage, zeitgrundlageAus } from './zeitgrundlage.ts';

/**
 * Why few times are free, said so that it tells nothing of a company's people: the choice of evenings or Saturdays · as far
 * as one can book online · closed · no visits that day · the work is long · too far from what is driven · taken.
 */
export const KNAPPHEITSGRUENDE = [
  'auswahl',
  'horizont',
  'geschlossen',
  'stunden',
  'dauer',
  'weg',
  'belegt',
] as const;
export type Knappheitsgrund = (typeof KNAPPHEITSGRUENDE)[number];

export interface Knappheit {
  /** Last of the days that were looked at. */
  readonly bis: Tag;
  /** What keeps most days from being free, strongest first. */
  readonly gruende: Knappheitsgrund[];
}

/** The two weeks from the first day shown; with up to three free days among them somebody wonders. */
const TAGE = 14;
const WENIGE = 3;
const GRUENDE_MAX = 2;
/** Below, a visit is no long one; and what is looked for in its place. */
const LANG_MINUTEN = 90;
const KURZ_MINUTEN = 30;

interface Gezeigt {
  readonly ab: Tag;
  readonly tage: readonly Tag[];
  /** Only evenings or Saturdays are shown. */
  readonly gefiltert: boolean;
}

/** Null where enough is free. Each cause is tried, not guessed: without it that day would have a time. */
export function knappheitAb(
  grundlage: Zeitgrundlage,
  wunsch: Zeitwunsch,
  { ab, tage, gefiltert }: Gezeigt,
): Knappheit | null {
  const zeitraum = [...grundlage.tage.values()].filter(({ tag }) => tag >= ab).slice(0, TAGE);
  const letzter = zeitraum.at(-1);
  if (letzter === undefined || tage.filter((tag) => gefiltert || tag <= letzter.tag).length > WENIGE)
    return null;
  const probe = probeFuer(grundlage, wunsch);
  const zahl = new Map<Knappheitsgrund, number>([['horizont', TAGE - zeitraum.length]]);
  for (const tag of zeitraum) {
    if (tage.includes(tag.tag) || !istBesuchstag(grundlage, tag)) continue;
    const grund = grundAm(probe, wunsch, tag);
    zahl.set(grund, (zahl.get(grund) ?? 0) + 1);
  }
  const gruende = KNAPPHEITSGRUENDE.filter((grund) => (zahl.get(grund) ?? 0) > 0)
    .toSorted((a, b) => (zahl.get(b) ?? 0) - (zahl.get(a) ?? 0))
    .slice(0, GRUENDE_MAX);
  return gruende.length === 0 ? null : { bis: letzter.tag, gruende };
}

/** Weekends on which nobody ever works astonish nobody. */
const istBesuchstag = ({ personen }: Zeitgrundlage, { wochentag }: Kalendertag): boolean =>
  wochentag <= 5 || personen.some(({ muster }) => muster.some((eines) => eines.wochentag === wochentag));

interface Probe {
  /** Whether the wish, changed like this, has a time that day. */
  readonly geht: (tag: Kalendertag, anders?: Partial<Zeitwunsch>) => boolean;
  /** The same if nothing were taken. */
  readonly gingeLeer: (tag: Kalendertag, anders?: Partial<Zeitwunsch>) => boolean;
}

function probeFuer(grundlage: Zeitgrundlage, wunsch: Zeitwunsch): Probe {
  const leer = zeitgrundlageAus({
    ...grundlage,
    personen: grundlage.personen.map((person) => ({ ...person, belegt: [] })),
    runden: [],
    jeGebiet: new Map(),
  });
  const gehtIn =
    (welche: Zeitgrundlage) =>
    ({ tag }: Kalendertag, anders: Partial<Zeitwunsch> = {}): boolean =>
      zeitenAm(welche, { ...wunsch, ...anders }, tag).length > 0;
  return { geht: gehtIn(grundlage), gingeLeer: gehtIn(leer) };
}

function grundAm({ geht, gingeLeer }: Probe, wunsch: Zeitwunsch, tag: Kalendertag): Knappheitsgrund {
  if (geht(tag)) return 'auswahl';
  if (tag.geschlossen) return 'geschlossen';
  const ohneWeg = wunsch.ort === null ? {} : { fahrtMinuten: () => 0 };
  const kurz = wunsch.dauerMinuten < LANG_MINUTEN ? {} : { dauerMinuten: KURZ_MINUTEN };
  if (!gingeLeer(tag, { ...ohneWeg, ...kurz })) return 'stunden';
  if (!gingeLeer(tag, ohneWeg) || geht(tag, kurz)) return 'dauer';
  return !gingeLeer(tag) || geht(tag, ohneWeg) ? 'weg' : 'belegt';
}
