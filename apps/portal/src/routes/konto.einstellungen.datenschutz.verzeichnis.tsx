import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { VerzeichnisScreen } from '../features/unternehmen/VerzeichnisScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite>
      <VerzeichnisScreen client={client} />
    </Einstellungsseite>
  );
}
