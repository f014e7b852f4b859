import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { BuchungstaetigkeitenScreen } from '../features/terminbuchung/BuchungstaetigkeitenScreen.tsx';

export function Component() {
  return (
    <Seite
      title="Tätigkeiten und Preise"
      above={[
        { label: 'Einstellungen', href: '/konto/einstellungen' },
        { label: 'Terminbuchung', href: '/konto/einstellungen/terminbuchung' },
      ]}
      description="Was Kundinnen und Kunden online buchen, und was sie vorher lesen."
    >
      <Nur>
        <BuchungstaetigkeitenScreen client={client} katalogHref="/konto/einstellungen/dienstleistungen" />
      </Nur>
    </Seite>
  );
}
