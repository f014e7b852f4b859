import type { Client } from '@kehrtour/api-client/client';
import { testbetriebFestlegen } from '@kehrtour/contract/partnerbetrieb';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { useState } from 'react';

import { useTat } from '../../../shared/useTat.ts';

/** A company is made one for trying, or a real one again, by its public address. */
export function Testbetrieb({ client }: { client: Client }) {
  const { tue, laeuft } = useTat();
  const [slug, setSlug] = useState('');
  const lege = (testbetrieb: boolean) =>
    void tue(String(testbetrieb), async () => {
      await client.call(testbetriebFestlegen, { params: { slug: slug.trim() }, body: { testbetrieb } });
      return testbetrieb ? 'Der Betrieb ist ein Testbetrieb' : 'Der Betrieb ist kein Testbetrieb mehr';
    });
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Adresse des Betriebs"
        hint="Der letzte Teil seiner Buchungsseite, zum Beispiel „musterbach“. Eine App-ID für Tests öffnet nur Testbetriebe."
        value={slug}
        onChange={setSlug}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={laeuft === 'true'} disabled={slug.trim() === ''} onPress={() => lege(true)}>
          Zum Testbetrieb machen
        </Button>
        <Button
          kind="quiet"
          busy={laeuft === 'false'}
          disabled={slug.trim() === ''}
          onPress={() => lege(false)}
        >
          Kein Testbetrieb mehr
        </Button>
      </div>
    </div>
  );
}
