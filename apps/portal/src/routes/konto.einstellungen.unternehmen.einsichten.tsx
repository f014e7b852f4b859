import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { EinsichtenScreen } from '../features/unternehmen/EinsichtenScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite>
      <EinsichtenScreen client={client} importHref={(id) => `/liegenschaften/import/${id}`} />
    </Einstellungsseite>
  );
}
