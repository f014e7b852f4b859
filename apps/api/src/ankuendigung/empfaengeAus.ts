import { fasseZusammen } from '@kehrtour/domain/besuch';

import type { HaltMitEmpfaengern, KontaktKurz } from './empfang.store.ts';
import { type Empfang, empfangSchluessel } from './empfang.ts';
import { kanaeleZu } from './kanal/kanaele.ts';

const GEWICHT = { bewohner: 0, eigentuemer: 1, verwalter: 2 } as const;

/**
 * Who is told of a stop: each flat with work of its own separately, everything else once for the house.
 * The resident before the owner before the administrator; mail only where the address was given for appointments.
 */
export function empfaengeAus(halt: HaltMitEmpfaengern): Empfang[] {
  const einheiten = new Set(halt.aufgaben.map((aufgabe) => aufgabe.nutzungseinheitId));
  return [...einheiten].map((einheitId) => {
    const aufgaben = halt.aufgaben.filter((aufgabe) => aufgabe.nutzungseinheitId === einheitId);
    const kontakt = empfaenger(halt.kontakte, einheitId);
    const moeglich = kanaeleZu(kontakt);
    return {
      schluessel: empfangSchluessel(halt.halt_id, einheitId),
      halt,
      einheit: halt.einheiten.find(({ id }) => id === einheitId),
      kontakt,
      aufgaben,
      besuch: fasseZusammen(aufgaben),
      termin: halt.termine.find((termin) => termin.nutzungseinheitId === einheitId),
      kanal: moeglich[0] ?? 'einwurf',
      moeglich,
    };
  });
}

function empfaenger(kontakte: readonly KontaktKurz[], einheitId: string | null): KontaktKurz | undefined {
  const zustaendig = kontakte.filter(
    (kontakt) =>
      kontakt.empfaengtTermin &&
      (kontakt.nutzungseinheitId === null || kontakt.nutzungseinheitId === einheitId),
  );
  // Somebody of the flat itself comes before those who stand for the whole house.
  return zustaendig.toSorted(
    (a, b) =>
      Number(a.nutzungseinheitId === null) - Number(b.nutzungseinheitId === null) ||
      GEWICHT[a.rolle] - GEWICHT[b.rolle],
  )[0];
}
