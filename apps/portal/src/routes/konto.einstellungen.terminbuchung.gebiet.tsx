import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { GebietScreen } from '../features/terminbuchung/GebietScreen.tsx';

export function Component() {
  return (
    <Seite
      title="Gebiet"
      above={[
        { label: 'Einstellungen', href: '/konto/einstellungen' },
        { label: 'Terminbuchung', href: '/konto/einstellungen/terminbuchung' },
      ]}
      description="Wohin Sie fahren, bis auf die Hausnummer. Der genaueste Eintrag gilt."
    >
      <Nur>
        <GebietScreen client={client} />
      </Nur>
    </Seite>
  );
}
