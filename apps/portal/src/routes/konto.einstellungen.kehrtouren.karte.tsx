import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { KarteScreen } from '../features/ort/KarteScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite description="Mit einem Kartenauszug werden Häuser auf die Hausnummer genau gefunden und Fahrzeiten über Straßen gerechnet.">
      <KarteScreen client={client} />
    </Einstellungsseite>
  );
}
