import { istEinerVon, type TerminStatus, VERHINDERTE } from '@kehrtour/domain/termin/termin';

type Einheitsbezug = { readonly nutzungseinheit_id: string | null };

/** Whether a task of the stop is shown with this appointment: of a flat its own and those of the whole house. */
export function betrifft(termin: Einheitsbezug, aufgabe: Einheitsbezug): boolean {
  if (termin.nutzungseinheit_id === null || aufgabe.nutzungseinheit_id === null) return true;
  return termin.nutzungseinheit_id === aufgabe.nutzungseinheit_id;
}

/**
 * The tasks that end with this appointment. A flat ends its own; what belongs to the whole house ends only with the
 * last flat, because nobody knows in which one the boiler stands. A house without flats ends everything.
 * @param uebrige the other appointments of the stop that are still to come
 */
export function endendeAufgaben<A extends Einheitsbezug>(
  termin: Einheitsbezug,
  aufgaben: readonly A[],
  uebrige: readonly Einheitsbezug[],
): A[] {
  const eigene = (aufgabe: A): boolean =>
    aufgabe.nutzungseinheit_id === null
      ? uebrige.length === 0
      : aufgabe.nutzungseinheit_id === termin.nutzungseinheit_id ||
        (termin.nutzungseinheit_id === null &&
          !uebrige.some((anderer) => anderer.nutzungseinheit_id === aufgabe.nutzungseinheit_id));
  return aufgaben.filter(eigene);
}

/**
 * Those of the tasks that end as done which stay: work of the whole house, where another flat of the visit could not be entered.
 * It was done in this flat, and waits for that one.
 */
export function bleibtFuerAndere<A extends Einheitsbezug>(
  { nutzungseinheit_id }: Einheitsbezug,
  aufgaben: readonly A[],
  nachbarn: readonly { readonly status: TerminStatus }[],
): A[] {
  const wartet = nachbarn.some(({ status }) => istEinerVon(VERHINDERTE, status));
  if (!wartet || nutzungseinheit_id === null) return [];
  return aufgaben.filter((aufgabe) => aufgabe.nutzungseinheit_id === null);
}
