import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { RegelnScreen } from '../features/terminbuchung/RegelnScreen.tsx';

export function Component() {
  return (
    <Seite
      title="Regeln für Termine"
      above={[
        { label: 'Einstellungen', href: '/konto/einstellungen' },
        { label: 'Terminbuchung', href: '/konto/einstellungen/terminbuchung' },
      ]}
      description="Nach diesen Regeln entstehen die Zeiten, die Ihre Buchungsseite anbietet."
    >
      <Nur>
        <RegelnScreen client={client} />
      </Nur>
    </Seite>
  );
}
