import type { Sperre } from '@kehrtour/contract/halt';
import { formatTag } from '@kehrtour/domain/format';
import { schichtId } from '@kehrtour/domain/recht/schicht';

import type { Schicht } from '../schicht/schichten.ts';
import type { HaltAnliegen } from './haltAnliegen.ts';

/**
 * What a person locked as far as the shifts of the round still know it, and what fell away, in words. Where the day is held too, or
 * a household was told it, whoever is not there on that day gives way to somebody who is.
 */
export function geltendeSperre(
  sperre: Sperre,
  { bisher, zugesagt }: { readonly bisher: HaltAnliegen['bisher']; readonly zugesagt: boolean },
  schichten: readonly Schicht[],
): { sperre: Sperre; gefallen: string[] } {
  if (!bisher) return { sperre, gefallen: [] };
  const amTag = schichten.some(({ tag }) => tag === bisher.tag);
  const inSchicht = schichten.some(({ id }) => id === schichtId(bisher));
  const faehrtHier = schichten.some(({ fahrer }) => fahrer.id === bisher.mitarbeiterId);
  const nurDannNicht = amTag && !inSchicht && (sperre.tag === true || zugesagt);
  const faehrt = faehrtHier && !nurDannNicht;
  return {
    sperre: {
      ...sperre,
      ...(sperre.mitarbeiter && !faehrt ? { mitarbeiter: false } : {}),
      ...(sperre.tag && !amTag ? { tag: false } : {}),
      ...(sperre.position && !inSchicht ? { position: false } : {}),
    },
    gefallen: [
      ...(sperre.mitarbeiter && !faehrt
        ? [
            faehrtHier
              ? `Die Festlegung auf die Person gilt nicht mehr: Sie ist am ${formatTag(bisher.tag)} nicht da`
              : 'Die Festlegung auf die Person gilt nicht mehr: Sie fährt hier nicht',
          ]
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
