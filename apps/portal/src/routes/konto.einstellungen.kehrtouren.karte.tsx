import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { adresseVon } from '../features/liegenschaft/bestandsadresse.ts';
import { OHNE_FILTER } from '../features/liegenschaft/bestandsfilter.ts';
import { KarteScreen } from '../features/ort/KarteScreen.tsx';

const AUSSERHALB = `/liegenschaften?${new URLSearchParams(adresseVon({ ...OHNE_FILTER, sicht: 'ausserhalbKarte' }))}`;

export function Component() {
  return (
    <Einstellungsseite description="Mit einem Kartenauszug werden Häuser auf die Hausnummer genau gefunden und Fahrzeiten über Straßen gerechnet.">
      <KarteScreen client={client} ausserhalb={AUSSERHALB} />
    </Einstellungsseite>
  );
}
