import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { FeuerstaettenschauScreen } from '../features/taetigkeit/FeuerstaettenschauScreen.tsx';

export function Component() {
  return (
    <Seite title="Feuerstättenschau" above={[{ label: 'Einstellungen', href: '/konto/einstellungen' }]}>
      <Nur>
        <FeuerstaettenschauScreen
          client={client}
          mitarbeiterHref="/konto/einstellungen/unternehmen/mitarbeiter"
        />
      </Nur>
    </Seite>
  );
}
