import type { Exportantwort } from '@kehrtour/contract/exportentscheid';
import { formatZeitpunkt } from '@kehrtour/domain/format';

/** Why a house is not put to rest together with others. */
export function hindernisInWorten(hindernis: Exportantwort['abgewiesen'][number]['hindernis']): string {
  if (hindernis.art === 'angekuendigt')
    return `Besuch angekündigt: ${formatZeitpunkt(new Date(hindernis.am))}`;
  if (hindernis.art === 'in-kehrtour') return `Steht in „${hindernis.name}“`;
  return 'Inzwischen geändert oder schon entschieden';
}
