import { useNavigate } from 'react-router';

import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { useBackHref } from '../app/useBackHref.ts';
import { MitarbeiterHinzufuegenScreen } from '../features/mitarbeiter/MitarbeiterHinzufuegenScreen.tsx';

export function Component() {
  const backHref = useBackHref('/konto/einstellungen/unternehmen/mitarbeiter');
  const navigate = useNavigate();
  return (
    <Seite
      title="Person hinzufügen"
      above={[
        { label: 'Einstellungen', href: '/konto/einstellungen' },
        { label: 'Mitarbeitende', href: '/konto/einstellungen/unternehmen/mitarbeiter' },
      ]}
    >
      <Nur>
        <MitarbeiterHinzufuegenScreen
          client={client}
          backHref={backHref}
          onAdded={() => void navigate(backHref)}
        />
      </Nur>
    </Seite>
  );
}
