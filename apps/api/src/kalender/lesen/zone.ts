/** Wall clocks here are milliseconds as if they stood in UTC: whole numbers are added and compared without a calendar. */
export interface Zone {
  readonly name: string;
  /** The instant a wall clock means; the first of two, and past a gap by its length (RFC 5545 §3.3.5). */
  instant(wand: number): number;
  /** What the clock on the wall shows at an instant. */
  wand(instant: number): number;
}

/** From this instant on the clock is ahead of UTC by so many milliseconds. */
export type Uebergang = { readonly ab: number; readonly vor: number };

/** Without rules: every hour of the year the same. */
export const festeZone = (name: string, vor: number): Zone => ({
  name,
  instant: (wand) => wand - vor,
  wand: (instant) => instant + vor,
});
export const UTC = festeZone('UTC', 0);

/** A zone of changes in order of time, each counting until the next; before the first one `anfangs` holds. */
export function zoneAus(name: string, anfangs: number, uebergaenge: readonly Uebergang[]): Zone {
  /** How many changes lie before or at an instant. */
  const stelle = (instant: number): number => {
    let [von, bis] = [0, uebergaenge.length];
    while (von < bis) {
      const mitte = (von + bis) >> 1;
      if ((uebergaenge[mitte]?.ab ?? 0) <= instant) von = mitte + 1;
      else bis = mitte;
    }
    return von;
  };
  const vorAn = (nth: number): number => (nth <= 0 ? anfangs : (uebergaenge[nth - 1]?.vor ?? anfangs));
  // Times come in order: most lie between the same two changes as the one before.
  let hier = { von: Infinity, bis: -Infinity, vor: 0 };
  return {
    name,
    wand: (instant) => instant + vorAn(stelle(instant)),
    instant: (wand) => {
      if (wand >= hier.von && wand < hier.bis) return wand - hier.vor;
      // No zone is further from UTC than a day: of the changes in between only one or two can matter.
      const erste = stelle(wand - 86_400_000);
      const letzte = stelle(wand + 86_400_000);
      if (erste === letzte) {
        const [ab = -Infinity, danach = Infinity] = [uebergaenge[erste - 1]?.ab, uebergaenge[erste]?.ab];
        hier = { von: ab + 86_400_000, bis: danach - 86_400_000, vor: vorAn(erste) };
        return wand - hier.vor;
      }
      for (let nth = erste; nth <= letzte; nth += 1) {
        const instant = wand - vorAn(nth);
        if (instant >= (uebergaenge[nth]?.ab ?? Infinity)) continue;
        // In a gap the offset before it counts: what the clock skips lies past the change by as much.
        const imSprung = nth > erste && instant < (uebergaenge[nth - 1]?.ab ?? -Infinity);
        return imSprung ? wand - vorAn(nth - 1) : instant;
      }
      return wand - vorAn(letzte);
    },
  };
}

/** Before this every zone stays as it was: what counts are wall clocks, and no appointment to come. */
const AB = Date.parse('1970-01-01T00:00:00Z');
/** No zone knows its changes further ahead than its rules of today. */
const BIS = Date.parse('2060-01-01T00:00:00Z');
const gelesen = new Map<string, Zone | undefined>();

/** A zone of the tz database, or undefined where there is none of that name. Capitals do not matter. */
export function ianaZone(name: string): Zone | undefined {
  const schluessel = name.toLowerCase();
  if (!gelesen.has(schluessel)) gelesen.set(schluessel, liesIana(name));
  return gelesen.get(schluessel);
}

function liesIana(name: string): Zone | undefined {
  let jetzt: Temporal.ZonedDateTime;
  try {
    jetzt = Temporal.Instant.fromEpochMilliseconds(AB).toZonedDateTimeISO(name);
  } catch {
    return undefined;
  }
  const anfangs = jetzt.offsetNanoseconds / 1_000_000;
  const uebergaenge: Uebergang[] = [];
  for (;;) {
    const naechster = jetzt.getTimeZoneTransition('next');
    if (!naechster || naechster.epochMilliseconds > BIS) return zoneAus(name, anfangs, uebergaenge);
    uebergaenge.push({ ab: naechster.epochMilliseconds, vor: naechster.offsetNanoseconds / 1_000_000 });
    jetzt = naechster;
  }
}
