import {
  AUFGEHOBENE,
  istEinerVon,
  NUR_VORHER_ZU_KLAERENDE,
  TERMIN_STATUS,
  type TerminStatus,
  UNBESTAETIGTE,
  ZU_KLAERENDE,
} from '../termin/termin.ts';
import { GANZ_GEZAEHLTE_RUNDEN, type KehrtourStatus } from './kehrtourstatus.ts';

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

interface Besuchsantwort {
  readonly status: TerminStatus;
  /** Answers that nobody has read. */
  readonly ungelesen: number;
}
export interface Rundenzahlen {
  readonly angekuendigt: number;
  readonly bestaetigt: number;
  readonly abgelehnt: number;
  readonly erledigt: number;
  readonly unsicher: number;
  /** Told, and without any answer. */
  readonly offen: number;
  /** Visits with an answer that nobody has read, whatever became of them: somebody wrote. */
  readonly ungelesen: number;
}

/** The figures of a round, on its page and in the list of rounds alike. */
export function zaehleRunde(
  besuche: readonly Besuchsantwort[],
  kehrtourStatus: KehrtourStatus,
): Rundenzahlen {
  const ganz = GANZ_GEZAEHLTE_RUNDEN.some((status) => status === kehrtourStatus);
  const gezaehlte = ganz ? besuche : besuche.filter(({ status }) => istEinerVon(GEZAEHLTE, status));
  const mit = (gesucht: TerminStatus): number => gezaehlte.filter(({ status }) => status === gesucht).length;
  return {
    angekuendigt: gezaehlte.length,
    bestaetigt: mit('bestaetigt'),
    abgelehnt: mit('abgelehnt'),
    erledigt: mit('erledigt'),
    unsicher: mit('unsicher'),
    offen: mit('angekuendigt'),
    ungelesen: besuche.filter(({ ungelesen }) => ungelesen > 0).length,
  };
}

/**
 * Whether somebody waits for a word of the office: a no, a perhaps while its window is not over, a request without a yes, or
 * a question that nobody has read. A yes waits for nobody, read or not. On the board, on the page of the round and in the week alike.
 * @param bittet an answer that nobody has read is one of `BITTENDE`, or a wish where nobody comes any more
 */
export const wartetAufsBuero = (status: TerminStatus, bittet: boolean, vorbei = false): boolean =>
  bittet || (istEinerVon(ZU_KLAERENDE, status) && !(vorbei && istEinerVon(NUR_VORHER_ZU_KLAERENDE, status)));
