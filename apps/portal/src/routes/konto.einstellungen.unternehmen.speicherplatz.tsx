import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { SpeicherplatzScreen } from '../features/unternehmen/SpeicherplatzScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite>
      <SpeicherplatzScreen client={client} />
    </Einstellungsseite>
  );
}
