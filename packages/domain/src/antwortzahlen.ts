import { AUFGEHOBENE, istEinerVon, TERMIN_STATUS, type TerminStatus, UNBESTAETIGTE } from './termin.ts';

/** Visits that are counted: neither called off nor moved away, and more than a draft. Every screen that says `von 40` means these. */
export const GEZAEHLTE: readonly TerminStatus[] = TERMIN_STATUS.filter(
  (status) => status !== 'entwurf' && !istEinerVon(AUFGEHOBENE, status),
);

export interface Antwortzahlen {
  readonly gesamt: number;
  readonly bestaetigt: number;
  /** Neither a yes nor a no yet. */
  readonly offen: number;
  readonly abgelehnt: number;
  readonly erledigt: number;
}

/** How the answers of a day or a round stand. */
export function zaehleAntworten(termine: readonly { readonly status: TerminStatus }[]): Antwortzahlen {
  const zahl = (menge: readonly TerminStatus[]): number =>
    termine.filter(({ status }) => istEinerVon(menge, status)).length;
  return {
    gesamt: zahl(GEZAEHLTE),
    bestaetigt: zahl(['bestaetigt']),
    offen: zahl(UNBESTAETIGTE),
    abgelehnt: zahl(['abgelehnt']),
    erledigt: zahl(['erledigt']),
  };
}
