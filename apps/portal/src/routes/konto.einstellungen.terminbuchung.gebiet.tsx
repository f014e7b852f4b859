import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { GebietScreen } from '../features/terminbuchung/GebietScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite description="Wohin Sie fahren, bis auf die Hausnummer. Der genaueste Eintrag gilt.">
      <GebietScreen client={client} />
    </Einstellungsseite>
  );
}
