import { formatAufzaehlung, formatMenge } from '@kehrtour/domain/format';
import { keysOf } from '@kehrtour/domain/keysOf';

import type { Hindernis } from './verwaltungsverbund.store.ts';

const HAEUSER_GENANNT = 3;
const SATZ: Record<Hindernis, (wo: string) => string> = {
  spaeter: () =>
    'Danach wurde noch etwas mit dieser Hausverwaltung zusammengelegt. Nehmen Sie zuerst das zurück.',
  geaendert: () => 'Die Angaben der Hausverwaltung wurden seither geändert.',
  haus: (wo) => `Seither wurde geändert, wer zu ${wo} gehört.`,
  angesagt: (wo) => `Der Hausverwaltung wurde seither ein Besuch angesagt: ${wo}.`,
  gebucht: (wo) => `Seither wurde für die Hausverwaltung ein Termin gebucht: ${wo}.`,
  geantwortet: (wo) => `Die Hausverwaltung hat seither geantwortet: ${wo}.`,
  link: () => 'Die Hausverwaltung hat seither einen Link zu allen diesen Häusern bekommen.',
};

/** What stands in the way of parting, a sentence for each kind, with the first houses of it. */
export function hindernissaetze(
  hindernisse: readonly { readonly art: Hindernis; readonly haus: string }[],
): string[] {
  const jeArt = Map.groupBy(hindernisse, ({ art }) => art);
  return keysOf(SATZ).flatMap((art) => {
    const betroffen = jeArt.get(art);
    return betroffen ? [SATZ[art](ortsangabe(betroffen.map(({ haus }) => haus)))] : [];
  });
}

function ortsangabe(alle: readonly string[]): string {
  const haeuser = alle.map((haus) => haus || 'einem Haus, das es nicht mehr gibt').toSorted();
  const weitere = haeuser.length - HAEUSER_GENANNT;
  return formatAufzaehlung([
    ...haeuser.slice(0, HAEUSER_GENANNT),
    ...(weitere > 0 ? [formatMenge(weitere, 'weiteren Haus', 'weiteren Häusern')] : []),
  ]);
}
