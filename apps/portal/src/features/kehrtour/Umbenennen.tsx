import type { Client } from '@kehrtour/api-client/client';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Pencil } from 'lucide-react';
import { useState } from 'react';

const Namensdialog = lazyPart(async () => (await import('./Namensdialog.tsx')).Namensdialog);

/** The button to a name of one's own for a round. */
export function Umbenennen({ client, kehrtour }: { client: Client; kehrtour: Kehrtour }) {
  const [offen, setOffen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon={<Pencil aria-hidden className="size-4" />} onPress={() => setOffen(true)}>
        Umbenennen
      </Button>
      {offen ? (
        <Namensdialog client={client} kehrtour={kehrtour} onSchliesse={() => setOffen(false)} />
      ) : null}
    </>
  );
}
