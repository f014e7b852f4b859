import type { Einrichtungsschritt } from '@kehrtour/contract/unternehmen';

import { client } from '../app/client.ts';
import { Einrichtungsseite } from '../app/Einrichtungsseite.tsx';
import { EinrichtungScreen } from '../features/einrichtung/EinrichtungScreen.tsx';

/** Steps whose page is known from elsewhere. */
const ANDERSWO: Partial<Record<Einrichtungsschritt, string>> = {
  karte: '/konto/einstellungen/kehrtouren/karte',
  kehrtour: '/kehrtouren/neu',
};

export function Component() {
  return (
    <Einrichtungsseite
      title="Kehrtourplaner einrichten"
      description="In beliebiger Reihenfolge, in etwa zehn Minuten. Alles lässt sich später ändern."
      top
    >
      <EinrichtungScreen
        client={client}
        hrefOf={(step) => ANDERSWO[step] ?? `/kehrtourplaner/einrichten/${step}`}
        startHref="/kehrtouren"
      />
    </Einrichtungsseite>
  );
}
