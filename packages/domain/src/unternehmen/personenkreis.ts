import type { Tag } from '../tag.ts';

/** Somebody who may come, by the name under which a household was told of her. */
export interface GenanntePerson {
  readonly id: string;
  readonly name: string;
}

/** From this day on the notice of a Feuerstättenschau names who comes (§ 3 Abs. 1 Satz 2 KÜO, BGBl. 2025 I Nr. 12). */
const PERSONEN_GENANNT_SEIT: Tag = '2025-01-21';

/**
 * What a notice says of who comes, the one who is to drive first. Names are told as they are, whatever becomes of people later.
 * '' where nobody is named.
 */
export function personensatz(personen: readonly Pick<GenanntePerson, 'name'>[]): string {
  const namen = personen.map(({ name }) => name);
  const [erste, zweite] = namen;
  if (erste === undefined) return '';
  if (zweite === undefined) return `Es kommt ${erste}.`;
  if (namen.length === 2) return `Es kommt ${erste} oder ${zweite}.`;
  return `Es kommt eine dieser Personen: ${namen.slice(0, -1).join(', ')} oder ${namen.at(-1) ?? ''}.`;
}

/** Whether the notice of a visit named who came, where it had to; null: it named nobody. */
export const nanntePerson = ({
  besuchAm,
  personen,
  mitarbeiterId,
}: {
  readonly besuchAm: Tag;
  readonly personen: readonly Pick<GenanntePerson, 'id'>[] | null;
  readonly mitarbeiterId: string | null;
}): boolean => besuchAm < PERSONEN_GENANNT_SEIT || (personen !== null && istGenannt(personen, mitarbeiterId));

/** Whether somebody is one of those who were named; null: nobody was, and anybody may come. */
export const istGenannt = (
  personen: readonly Pick<GenanntePerson, 'id'>[] | null,
  mitarbeiterId: string | null,
): boolean => personen === null || personen.some(({ id }) => id === mitarbeiterId);
