/** A booking from outside as somebody sees it who looks for invented ones. */
export interface Verdachtsbuchung {
  readonly id: string;
  /** Equal for bookings from one network. */
  readonly netz: string;
  /** The link of its mail was pressed, or the office said yes. */
  readonly bestaetigt: boolean;
  /** A house that nobody knew before and that no map finds. */
  readonly hausUnbekannt: boolean;
}

/** What the bookings of a wave have in common. */
export interface Buchungswelle {
  readonly ids: readonly string[];
  readonly unbestaetigt: number;
  readonly hausUnbekannt: number;
  /** From how many networks they came, and how many from the busiest of them. */
  readonly netze: number;
  readonly ausEinemNetz: number;
}

/** Times that are only held, by whoever has shown nothing: so many at once never are customers who fill in a form. */
export const vieleGehaltene = (anzahl: number): number => (anzahl >= WELLE_MIN ? anzahl : 0);

/** Fewer never are a wave: a newspaper article fills a day as well. */
const WELLE_MIN = 8;
/** … and so many times as many as on usual days. */
const WELLE_VIELFACHES = 3;

/**
 * The bookings of one day that look invented, when they are many against the usual; else undefined.
 * @param ueblichJeTag how many of their kind came a day in the weeks before
 */
export function erkenneWelle(
  buchungen: readonly Verdachtsbuchung[],
  ueblichJeTag: number,
): Buchungswelle | undefined {
  const verdaechtig = buchungen.filter(({ bestaetigt, hausUnbekannt }) => !bestaetigt || hausUnbekannt);
  if (verdaechtig.length < Math.max(WELLE_MIN, WELLE_VIELFACHES * ueblichJeTag)) return undefined;
  const jeNetz = Map.groupBy(verdaechtig, ({ netz }) => netz);
  return {
    ids: verdaechtig.map(({ id }) => id),
    unbestaetigt: verdaechtig.filter(({ bestaetigt }) => !bestaetigt).length,
    hausUnbekannt: verdaechtig.filter(({ hausUnbekannt }) => hausUnbekannt).length,
    netze: jeNetz.size,
    ausEinemNetz: Math.max(...[...jeNetz.values()].map(({ length }) => length)),
  };
}
