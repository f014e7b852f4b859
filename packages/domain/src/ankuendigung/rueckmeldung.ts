import { BEENDETE_RUNDEN, istRundeIn, type KehrtourStatus } from '../kehrtour/kehrtourstatus.ts';
import { minutenZwischen, type Ortszeit, ortszeitAus } from '../ortszeit.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Tag } from '../tag.ts';
import type { Rueckmeldende, Rueckmeldungsart } from '../termin/rueckmeldungsart.ts';
import { istAbgeschlossen, type TerminStatus } from '../termin/termin.ts';
import { type TerminAktion } from '../termin/terminwechsel.ts';
import type { Zeitfenster } from '../zeitfenster.ts';

/** What a customer answers to a slip or mail. */
export type Antwort =
  | { readonly art: 'daheim'; readonly schluesselBeimNachbarn?: string }
  | { readonly art: 'passtNicht'; readonly alternativterminId?: string; readonly wunsch?: string }
  | { readonly art: 'unsicher' }
  /** There is nothing left to sweep. */
  | { readonly art: 'nichtsMehr' }
  | { readonly art: 'frage'; readonly text: string };

/** What an answer does to the Termin; a question leaves it as it is. */
export function aktionDerAntwort(antwort: Antwort): TerminAktion | undefined {
  switch (antwort.art) {
    case 'daheim':
      return 'bestaetige';
    case 'passtNicht':
      return antwort.alternativterminId === undefined ? 'lehneAb' : 'verlege';
    case 'nichtsMehr':
      return 'lehneAb';
    case 'unsicher':
      return 'meldeUnsicher';
    case 'frage':
      return undefined;
  }
}

/** An answer as it is kept. */
export interface Gegeben {
  readonly art: Rueckmeldungsart;
  readonly von: Rueckmeldende;
  readonly am: Date | string;
}

/** A slip that names nobody lies in the box of whoever lives there. */
const GEWICHT: Record<Rueckmeldende, number> = { bewohner: 3, unbekannt: 3, eigentuemer: 2, verwalter: 1 };

/** The answer that counts: the resident's outweighs the owner's, of one person the last; a question is none. */
export const massgeblich = <R extends Gegeben>(gegeben: readonly R[]): R | undefined =>
  gegeben
    .filter(({ art }) => art !== 'frage')
    .toSorted(
      (a, b) => GEWICHT[b.von] - GEWICHT[a.von] || new Date(b.am).getTime() - new Date(a.am).getTime(),
    )[0];

/** Whether somebody has answered whose word outweighs whatever this person says now: a resident that of the owner. */
export const istUeberstimmt = (gegeben: readonly Gegeben[], von: Rueckmeldende): boolean =>
  gegeben.some((eine) => eine.art !== 'frage' && GEWICHT[eine.von] > GEWICHT[von]);

/** What is over changes no more, nor does the day a round is on its way; whoever is visited on a later day may still answer. */
function istVorbei(runde: KehrtourStatus, fensterVon: Date, jetzt: Date): boolean {
  if (runde === 'unterwegs') return ortszeitAus(fensterVon).tag === ortszeitAus(jetzt).tag;
  return istRundeIn(BEENDETE_RUNDEN, runde);
}

/** Whether a customer can still answer at all: the page asks for it, and refuses what comes later. */
export const antwortMoeglich = (
  termin: {
    readonly status: TerminStatus;
    readonly fensterVon: Date;
    readonly kehrtourStatus: KehrtourStatus | null;
  },
  jetzt: Date,
): boolean =>
  !istAbgeschlossen(termin.status) &&
  termin.fensterVon > jetzt &&
  (termin.kehrtourStatus === null || !istVorbei(termin.kehrtourStatus, termin.fensterVon, jetzt));

/** How long after the told time a household may say that it was at home then. */
const EINSPRUCH_TAGE = 14;
/** Whether somebody can say that she was there although nobody was met: once, and where it was to count as a visit in vain. */
export const kannWidersprechen = (
  { status, ohneNachweis, fensterBis }: { status: TerminStatus; ohneNachweis: boolean; fensterBis: Date },
  jetzt: Date,
): boolean =>
  status === 'nichtAngetroffen' &&
  !ohneNachweis &&
  jetzt.getTime() - fensterBis.getTime() <= EINSPRUCH_TAGE * 86_400_000;

export type RueckmeldungGrund = 'termin.uebergang-nicht-moeglich' | 'termin.zu-kurzfristig';

export interface BeantworteterTermin {
  readonly status: TerminStatus;
  readonly tag: Tag;
  readonly fenster: Zeitfenster;
}

/**
 * Whether this answer is still in time. Until the window opens every word is welcome, a late no as well: it
 * saves the way. Another Termin can be chosen only until the end of `antwortBis`, while rounds still change.
 */
export function pruefeAntwort(
  termin: BeantworteterTermin,
  antwort: Antwort,
  zeit: { readonly jetzt: Ortszeit; readonly antwortBis: Tag },
): Result<TerminAktion | undefined, RueckmeldungGrund> {
  if (istAbgeschlossen(termin.status)) return refuse('termin.uebergang-nicht-moeglich');
  const bisBeginn = minutenZwischen(zeit.jetzt, { tag: termin.tag, uhrzeit: termin.fenster.beginn });
  if (bisBeginn < 0) return refuse('termin.zu-kurzfristig');
  const aktion = aktionDerAntwort(antwort);
  if (aktion === 'verlege' && zeit.jetzt.tag > zeit.antwortBis) return refuse('termin.zu-kurzfristig');
  return ok(aktion);
}
