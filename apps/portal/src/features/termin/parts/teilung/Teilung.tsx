import type { Client } from '@kehrtour/api-client/client';
import type { Termin } from '@kehrtour/contract/termin';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useState } from 'react';

const TeilenDialog = lazyPart(async () => (await import('./TeilenDialog.tsx')).TeilenDialog);
const ZusammenlegenDialog = lazyPart(
  async () => (await import('./ZusammenlegenDialog.tsx')).ZusammenlegenDialog,
);

/** One appointment made two, or two of the house made one. */
export function Teilung({ client, termin }: { client: Client; termin: Termin }) {
  const [offen, setOffen] = useState<'teilen' | 'zusammenlegen' | null>(null);
  const schliesse = () => setOffen(null);
  const mehrere = termin.aufgaben.filter(({ status }) => status === 'offen').length > 1;
  return (
    <Card title="Teilen und zusammenlegen">
      <div className="flex flex-wrap gap-2 print:hidden">
        {mehrere ? <Button onPress={() => setOffen('teilen')}>Termin teilen</Button> : null}
        <Button onPress={() => setOffen('zusammenlegen')}>Mit anderem Termin zusammenlegen</Button>
      </div>
      {offen === 'teilen' ? <TeilenDialog client={client} termin={termin} onClose={schliesse} /> : null}
      {offen === 'zusammenlegen' ? (
        <ZusammenlegenDialog client={client} termin={termin} onClose={schliesse} />
      ) : null}
    </Card>
  );
}
