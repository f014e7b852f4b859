import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { VertraegeScreen } from '../features/unternehmen/VertraegeScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite>
      <VertraegeScreen client={client} />
    </Einstellungsseite>
  );
}
