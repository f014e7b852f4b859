import { massgeblicheRueckmeldung } from '@kehrtour/domain/ankuendigung/rueckmeldung';
import type { Kontaktrolle } from '@kehrtour/domain/liegenschaft/kontakt';
import type { Rueckmeldende, Rueckmeldungsart } from '@kehrtour/domain/termin/rueckmeldungsart';

type Gegeben = { readonly art: Rueckmeldungsart; readonly von: Rueckmeldende; readonly am: Date | string };

/** A slip that names nobody lies in the box of whoever lives there. */
const rolleVon = (von: Rueckmeldende): Kontaktrolle => (von === 'unbekannt' ? 'bewohner' : von);

const antwortVon = (art: Rueckmeldungsart) =>
  art === 'frage' ? ({ art, text: '' } as const) : ({ art: 'daheim' } as const);

/** Whether somebody has answered whose word outweighs that of this person: a resident that of the owner. */
export function istUeberstimmt(gegeben: readonly Gegeben[], von: Rueckmeldende): boolean {
  const eigene: Gegeben = { art: 'daheim', von, am: new Date(8.64e15) };
  const gilt = massgeblich([...gegeben, eigene]);
  return gilt !== undefined && rolleVon(gilt.von) !== rolleVon(von);
}

/** The answer that counts of all that were given; of one person the last, and a question is none. */
export function massgeblich<R extends Gegeben>(gegeben: readonly R[]): R | undefined {
  return massgeblicheRueckmeldung(
    gegeben.map((eine) => ({
      eine,
      rolle: rolleVon(eine.von),
      // Only whether it is a question matters to the rule.
      antwort: antwortVon(eine.art),
      am: new Date(eine.am).getTime(),
    })),
  )?.eine;
}
