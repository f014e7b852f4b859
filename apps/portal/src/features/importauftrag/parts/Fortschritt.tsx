import { Progress } from '@kehrtour/ui/message/Progress.tsx';

import type { Verfolgung } from '../useVorgang.ts';

const TITEL: Record<string, string> = {
  'import-pruefen': 'Probelauf',
  'import-uebernehmen': 'Liegenschaften werden übernommen',
  'import-zuruecknehmen': 'Der Import wird zurückgenommen',
  'import-verorten': 'Häuser werden auf der Karte gesucht',
};
/** Writing is one step that happens as a whole; it cannot be stopped half-way. */
const UNTEILBAR = ['import-uebernehmen', 'import-zuruecknehmen'];

/** Work on the server; the page may be left meanwhile. */
export function Fortschritt({
  art,
  vorgang: { laeuft, abbricht, brichAb },
}: {
  art: string;
  vorgang: Verfolgung;
}) {
  return (
    <Progress
      label={TITEL[art] ?? 'Es wird gearbeitet'}
      {...(laeuft === null || laeuft.anteil === 0 ? {} : { value: Math.round(laeuft.anteil * 100) })}
      text={laeuft?.schritt ?? 'wartet'}
      hint="Sie können die Seite verlassen; es geht auf dem Server weiter."
      {...(UNTEILBAR.includes(art) ? {} : { onCancel: brichAb, canceling: abbricht })}
    />
  );
}
