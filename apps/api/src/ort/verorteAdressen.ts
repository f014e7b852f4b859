import type { Adresse } from '@kehrtour/domain/ort/adresse';

import type { AdressSuche, AdressTreffer } from './adressen/adressSuche.ts';

const GLEICHZEITIG = 8;

export interface Verortung {
  /** In the order of the addresses; null where nobody knows the place. */
  readonly treffer: readonly (AdressTreffer | null)[];
  readonly gefunden: number;
}

export interface Verortungswunsch {
  readonly signal?: AbortSignal;
  readonly onFortschritt?: (fertig: number, gesamt: number) => void;
}

/**
 * Looks up many addresses, a few at a time. What is only known by its street or town comes back too, with
 * that grade: the caller shows it as "bitte prüfen". After a cancel the rest is null.
 */
export async function verorteAdressen(
  suche: AdressSuche,
  adressen: readonly Adresse[],
  { signal, onFortschritt }: Verortungswunsch = {},
): Promise<Verortung> {
  const treffer: (AdressTreffer | null)[] = [];
  for (let anfang = 0; anfang < adressen.length; anfang += GLEICHZEITIG) {
    if (signal?.aborted === true) break;
    const teil = adressen.slice(anfang, anfang + GLEICHZEITIG);
    treffer.push(...(await Promise.all(teil.map((adresse) => suche.sucheAdresse(adresse)))));
    onFortschritt?.(treffer.length, adressen.length);
  }
  const gefunden = treffer.filter((einer) => einer !== null).length;
  while (treffer.length < adressen.length) treffer.push(null);
  return { treffer, gefunden };
}
