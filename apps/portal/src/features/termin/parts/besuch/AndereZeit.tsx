import type { Client } from '@kehrtour/api-client/client';
import type { Termin } from '@kehrtour/contract/termin';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useState } from 'react';

import { useAntwort } from '../../useAntwort.ts';
import { Zeitsuche, type ZeitsucheProps } from '../antwort/Zeitsuche.tsx';

/** A visit of a round at another time: one that lies on a round's way, or a wish for the next one. */
export function AndereZeit({ client, termin }: { client: Client; termin: Termin }) {
  const [offen, setOffen] = useState<ZeitsucheProps['art'] | null>(null);
  const antwort = useAntwort(client, { termin, version: termin.version });
  return (
    <Card title="Andere Zeit">
      <div className="flex flex-col gap-4 print:hidden">
        <div className="flex flex-wrap gap-2">
          <Button
            aria-expanded={offen === 'auswege'}
            onPress={() => setOffen(offen === 'auswege' ? null : 'auswege')}
          >
            Zeiten auf dem Weg zeigen
          </Button>
          <Button onPress={() => setOffen('wunsch')}>Wunsch vormerken</Button>
        </div>
        {offen === null ? null : (
          <Zeitsuche
            client={client}
            art={offen}
            termin={termin}
            version={termin.version}
            vorschlag={termin.antwort?.art === 'wunsch' ? termin.antwort.text : ''}
            antwort={antwort}
            onClose={() => setOffen(null)}
          />
        )}
      </div>
    </Card>
  );
}
