import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { KarteScreen } from '../features/ort/KarteScreen.tsx';

export function Component() {
  return (
    <Seite
      title="Karte und Fahrzeiten"
      description="Mit einem Kartenauszug werden Häuser auf die Hausnummer genau gefunden und Fahrzeiten über Straßen gerechnet."
      above={[{ label: 'Einstellungen', href: '/konto/einstellungen' }]}
    >
      <Nur>
        <KarteScreen client={client} />
      </Nur>
    </Seite>
  );
}
