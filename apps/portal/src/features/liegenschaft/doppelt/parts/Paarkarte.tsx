import type { Doppelpaar } from '@kehrtour/contract/doppelt';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useState } from 'react';

import type { Doppeltaten } from '../useDoppelte.ts';
import { Seitenvergleich } from './Seitenvergleich.tsx';

const GRUND: Record<Doppelpaar['grund'], string> = {
  schreibweise: 'Dieselbe Anschrift, verschieden geschrieben',
  aehnlich: 'Fast dieselbe Straße, dieselbe Hausnummer und dieselben Leute',
  zusatz: 'Dieselbe Hausnummer mit und ohne Zusatz, mit denselben Leuten',
};

/** Two entries side by side; which of them gives the spelling can be changed before anything happens. */
export function Paarkarte({ paar, tat }: { paar: Doppelpaar; tat: Doppeltaten }) {
  const [getauscht, setGetauscht] = useState(false);
  const [bleibt, geht] = getauscht ? [paar.geht, paar.bleibt] : [paar.bleibt, paar.geht];
  const busy = tat.busy === bleibt.id;
  return (
    <Card title={GRUND[paar.grund]}>
      <div className="flex flex-col gap-4">
        <Seitenvergleich bleibt={bleibt} geht={geht} />
        <p className="text-muted">
          {`Alles von „${geht.anschrift}“ zieht zu „${bleibt.anschrift}“ um: Kontakte, Aufgaben, Anlagen, Schlüssel, Termine mit ihren Antworten und Nachweisen. Angekündigtes und die Codes der Kunden gelten weiter. Wer in beiden gleich eingetragen ist, steht danach einmal da.`}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            kind="primary"
            busy={busy}
            disabled={tat.busy !== '' && !busy}
            onPress={() => void tat.fuehreZusammen(bleibt, geht)}
          >
            Zusammenführen
          </Button>
          <Button onPress={() => setGetauscht(!getauscht)}>Die andere Schreibweise behalten</Button>
          <Button
            kind="quiet"
            disabled={tat.busy !== ''}
            onPress={() => void tat.merkeVerschiedene(bleibt, geht)}
          >
            Das sind zwei Häuser
          </Button>
        </div>
      </div>
    </Card>
  );
}
