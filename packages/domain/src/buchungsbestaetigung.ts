/** Whether a booking holds for good: strangers confirm the address of their mail, or the time goes back to everybody. */
export type Bestaetigung = 'noetig' | 'verfallen' | 'erledigt';

export interface Bestaetigungslage {
  /** Null: nobody had to confirm anything. */
  readonly bestaetigenBis: Date | null;
  readonly bestaetigtAm: Date | null;
  readonly verfallenAm: Date | null;
}

/** The clock alone lets a booking lapse: whoever comes to clear away comes later. */
export function bestaetigung(
  { bestaetigenBis, bestaetigtAm, verfallenAm }: Bestaetigungslage,
  jetzt: Date,
): Bestaetigung {
  if (bestaetigenBis === null || bestaetigtAm !== null) return 'erledigt';
  return verfallenAm !== null || jetzt >= bestaetigenBis ? 'verfallen' : 'noetig';
}

/** Until when a booking of now waits to be confirmed: never longer than until somebody would set out for it. */
export const bestaetigenBis = (jetzt: Date, minuten: number, beginn: Date): Date =>
  new Date(Math.min(jetzt.getTime() + minuten * 60_000, beginn.getTime()));
