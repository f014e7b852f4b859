import type { Rueckmeldende, Rueckmeldungsart } from '@kehrtour/domain/termin/rueckmeldungsart';
import type { TerminStatus } from '@kehrtour/domain/termin/termin';
import type { V1Antwort } from '@kehrtour/domain/unternehmen/partner';

type Besuch = {
  readonly status: TerminStatus;
  /** In the order in which they came. */
  readonly antworten: readonly { readonly art: Rueckmeldungsart; readonly von: Rueckmeldende }[];
};

const NACH_STAND: Partial<Record<TerminStatus, V1Antwort>> = {
  bestaetigt: 'CUSTOMER_AT_HOME',
  abgelehnt: 'CUSTOMER_NOT_AT_HOME',
  unsicher: 'CUSTOMER_DOES_NOT_KNOW',
};
/** Whoever chose another time, asked for one or asked something has not said whether he is there. */
const NACH_ANTWORT: Partial<Record<Rueckmeldungsart, V1Antwort>> = {
  daheim: 'CUSTOMER_AT_HOME',
  schluesselNachbar: 'CUSTOMER_AT_HOME',
  passtNicht: 'CUSTOMER_NOT_AT_HOME',
  unsicher: 'CUSTOMER_DOES_NOT_KNOW',
};
/** The flat that needs looking at speaks for a house of several. */
const GEWICHT: Record<V1Antwort, number> = {
  CUSTOMER_NOT_AT_HOME: 3,
  CUSTOMER_DOES_NOT_KNOW: 2,
  CUSTOMER_AT_HOME: 1,
  UNKNOWN: 0,
};

/** What a program is told of the customer: the resident's last answer outweighs the owner's, and both the bare state. */
export function antwortAus(besuche: readonly Besuch[]): V1Antwort {
  return besuche
    .map(einerAus)
    .reduce((schwerste, eine) => (GEWICHT[eine] > GEWICHT[schwerste] ? eine : schwerste), 'UNKNOWN');
}

function einerAus({ status, antworten }: Besuch): V1Antwort {
  for (const wer of ['bewohner', 'eigentuemer'] as const) {
    const letzte = antworten.findLast(({ von }) => von === wer);
    const antwort = letzte && NACH_ANTWORT[letzte.art];
    if (antwort) return antwort;
  }
  return NACH_STAND[status] ?? 'UNKNOWN';
}
