import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { FeiertageScreen } from '../features/terminbuchung/FeiertageScreen.tsx';

export function Component() {
  return (
    <Seite
      title="Feiertage und Betriebsferien"
      above={[
        { label: 'Einstellungen', href: '/konto/einstellungen' },
        { label: 'Terminbuchung', href: '/konto/einstellungen/terminbuchung' },
      ]}
      description="An diesen Tagen werden keine Termine angeboten."
    >
      <Nur>
        <FeiertageScreen client={client} />
      </Nur>
    </Seite>
  );
}
