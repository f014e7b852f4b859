import type { Sperre } from '@kehrtour/contract/halt';
import { formatTag } from '@kehrtour/domain/format';
import { schichtId } from '@kehrtour/domain/recht/schicht';

import type { Schicht } from '../schicht/schichten.ts';
import type { HaltAnliegen } from './haltAnliegen.ts';

/** What a person locked as far as the shifts of the round still know it, and what fell away, in words. */
export function geltendeSperre(
  sperre: Sperre,
  bisher: HaltAnliegen['bisher'],
  schichten: readonly Schicht[],
): { sperre: Sperre; gefallen: string[] } {
  if (!bisher) return { sperre, gefallen: [] };
  const faehrt = schichten.some(({ fahrer }) => fahrer.id === bisher.mitarbeiterId);
  const amTag = schichten.some(({ tag }) => tag === bisher.tag);
  const inSchicht = schichten.some(({ id }) => id === schichtId(bisher));
  return {
    sperre: {
      ...sperre,
      ...(sperre.mitarbeiter && !faehrt ? { mitarbeiter: false } : {}),
      ...(sperre.tag && !amTag ? { tag: false } : {}),
      ...(sperre.position && !inSchicht ? { position: false } : {}),
    },
    gefallen: [
      ...(sperre.mitarbeiter && !faehrt
        ? ['Die Festlegung auf die Person gilt nicht mehr: Sie fährt hier nicht']
        : []),
      ...(sperre.tag && !amTag
        ? [`Die Festlegung auf den ${formatTag(bisher.tag)} gilt nicht mehr: An diesem Tag fährt niemand`]
        : []),
      ...(sperre.position && !inSchicht
        ? [
            `Der feste Platz am ${formatTag(bisher.tag)} gilt nicht mehr: Die Person ist an diesem Tag nicht da`,
          ]
        : []),
    ],
  };
}
