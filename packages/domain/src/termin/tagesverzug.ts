/** A visit of somebody's day, as it was planned, told and done. Flats of one house share `haus`. */
export interface Tageshalt {
  readonly id: string;
  readonly haus: string;
  /** When somebody was to be there, and to leave. */
  readonly beginn: Date;
  readonly ende: Date;
  /** When the window that was told closes, and opens. */
  readonly fensterVon: Date;
  readonly fensterBis: Date;
  /** When its result was seen at the door; null while it is open. */
  readonly gesehenAm: Date | null;
}

/** A mark that is older says nothing any more of where somebody is. */
export const MARKE_FRISCH_MINUTEN = 45;
/** After so long without a mark the office is asked, while windows are in danger. */
export const STILLE_MINUTEN = 40;
/** So wide is what a customer is told of when somebody comes. */
const SPANNE_MINUTEN = 30;
const RASTER_MINUTEN = 5;
const MINUTE_MS = 60_000;
/** Nobody hears of a delay twice within this time, however often it is told, and the office is not asked about whoever has heard. */
export const ANSAGE_RUHE_MINUTEN = 30;
export const istFrischAngesagt = (angesagtAm: Date | null, jetzt: Date): boolean =>
  angesagtAm !== null && jetzt.getTime() - angesagtAm.getTime() < ANSAGE_RUHE_MINUTEN * MINUTE_MS;

const letzteMarke = <Halt extends Tageshalt>(halte: readonly Halt[]): Halt | undefined =>
  halte
    .filter(({ gesehenAm }) => gesehenAm !== null)
    .toSorted((a, b) => (b.gesehenAm?.getTime() ?? 0) - (a.gesehenAm?.getTime() ?? 0))[0];

const offeneDes = <Halt extends Tageshalt>(halte: readonly Halt[]): Halt[] =>
  halte
    .filter(({ gesehenAm }) => gesehenAm === null)
    .toSorted((a, b) => a.beginn.getTime() - b.beginn.getTime());

/**
 * How far the day is behind its plan, in minutes: what the last mark says, and what the silence since then adds. Never less than
 * nothing: whoever is early waits for the told time.
 */
export function verzugMinuten(halte: readonly Tageshalt[], jetzt: Date): number {
  const letzte = letzteMarke(halte);
  const nachMarke = letzte?.gesehenAm ? letzte.gesehenAm.getTime() - letzte.ende.getTime() : 0;
  const [naechster] = offeneDes(halte);
  const nachStille = naechster ? jetzt.getTime() - naechster.ende.getTime() : 0;
  return Math.max(0, Math.round(Math.max(nachMarke, nachStille) / MINUTE_MS));
}

/** When somebody is likely at a visit, with so much delay; what is still to come lies ahead. */
export const etwaDort = ({ beginn }: Pick<Tageshalt, 'beginn'>, verzug: number, jetzt: Date): Date =>
  new Date(Math.max(beginn.getTime() + verzug * MINUTE_MS, jetzt.getTime()));

/** Open visits that would begin after their told window has closed, with so much delay; in the order of the day. */
export const gefaehrdete = <Halt extends Tageshalt>(halte: readonly Halt[], verzug: number): Halt[] =>
  offeneDes(halte).filter(
    ({ beginn, fensterBis }) => beginn.getTime() + verzug * MINUTE_MS > fensterBis.getTime(),
  );

/**
 * Minutes since the last mark, or since the day should have begun; null where nothing is open, or it has not begun.
 * @param gehoertAm when whoever drives told anything else, a note or a delay: whoever speaks is not silent
 */
export function stilleMinuten(
  halte: readonly Tageshalt[],
  jetzt: Date,
  gehoertAm: Date | null = null,
): number | null {
  if (offeneDes(halte).length === 0) return null;
  const anfang = Math.min(...halte.map(({ beginn }) => beginn.getTime()));
  const marke = letzteMarke(halte)?.gesehenAm?.getTime() ?? anfang;
  const seit = Math.max(marke, gehoertAm?.getTime() ?? marke);
  return seit > jetzt.getTime() ? null : Math.floor((jetzt.getTime() - seit) / MINUTE_MS);
}

export type Ankunftsspanne = {
  readonly von: Date;
  readonly bis: Date;
  /** Houses before it. */ readonly haeuser: number;
};

/**
 * When somebody is likely at this visit, for the customer: only while the round is under way and the last mark is fresh. Never before
 * the told window opens; the told window stays what was promised.
 */
export function erwarteteAnkunft(
  halte: readonly Tageshalt[],
  id: string,
  jetzt: Date,
): Ankunftsspanne | null {
  const letzte = letzteMarke(halte);
  const alt = letzte?.gesehenAm ? jetzt.getTime() - letzte.gesehenAm.getTime() : Infinity;
  if (alt < 0 || alt > MARKE_FRISCH_MINUTEN * MINUTE_MS) return null;
  const offene = offeneDes(halte);
  const dieser = offene.find((halt) => halt.id === id);
  if (!dieser) return null;
  const davor = offene.filter(({ haus, beginn }) => haus !== dieser.haus && beginn < dieser.beginn);
  const spaetestens = Math.max(
    etwaDort(dieser, verzugMinuten(halte, jetzt), jetzt).getTime(),
    dieser.fensterVon.getTime(),
  );
  const raster = RASTER_MINUTEN * MINUTE_MS;
  const von = new Date(Math.max(Math.floor(spaetestens / raster) * raster, dieser.fensterVon.getTime()));
  return {
    von,
    bis: new Date(von.getTime() + SPANNE_MINUTEN * MINUTE_MS),
    haeuser: new Set(davor.map(({ haus }) => haus)).size,
  };
}
