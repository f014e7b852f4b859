import { differenzTage, type Tag } from '../tag.ts';
import type { Strassenbesuch } from './strassenteil.ts';

/** What a person decided about houses of a street: where they stay when the quarter is dealt anew. */
export interface Handentscheid {
  readonly id: string;
  /** The day they were put on; null when they were left without one. */
  readonly tag: Tag | null;
  readonly besuche: readonly { readonly liegenschaftId: string; readonly frist: Tag }[];
}

type Besuch = Pick<Strassenbesuch, 'id' | 'ab' | 'frist' | 'spaetestens'>;

/**
 * Finds the visits of today that a decision of yesterday was about. A visit is known by its house and its Frist; where the Frist
 * has moved, it is the visit of that house that is possible on the decided day. What nobody decided about is not in the answer.
 */
export function entscheidJeBesuch<B extends Besuch, E extends Handentscheid>(
  besuche: readonly B[],
  entscheide: readonly E[],
): Map<B, E> {
  const gefunden = new Map<B, E>();
  const jeHaus = Map.groupBy(besuche, ({ id }) => id);
  const uebrig: { entscheid: E; liegenschaftId: string; frist: Tag }[] = [];
  for (const entscheid of entscheide)
    for (const { liegenschaftId, frist } of entscheid.besuche) {
      const genau = jeHaus
        .get(liegenschaftId)
        ?.find((besuch) => besuch.frist === frist && !gefunden.has(besuch));
      if (genau === undefined) uebrig.push({ entscheid, liegenschaftId, frist });
      else gefunden.set(genau, entscheid);
    }
  for (const { entscheid, liegenschaftId, frist } of uebrig) {
    const moeglich = (jeHaus.get(liegenschaftId) ?? []).filter(
      (besuch) => !gefunden.has(besuch) && istMoeglich(besuch, entscheid.tag),
    );
    const [naechster] = moeglich.toSorted((a, b) => abstand(a.frist, frist) - abstand(b.frist, frist));
    if (naechster !== undefined) gefunden.set(naechster, entscheid);
  }
  return gefunden;
}

const istMoeglich = ({ ab, spaetestens }: Besuch, tag: Tag | null): boolean =>
  tag !== null && (ab === undefined || tag >= ab) && (spaetestens === undefined || tag <= spaetestens);

const abstand = (a: Tag, b: Tag): number => Math.abs(differenzTage(a, b));
