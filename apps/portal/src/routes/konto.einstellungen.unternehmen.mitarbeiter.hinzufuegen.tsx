import { useNavigate } from 'react-router';

import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { useBackHref } from '../app/useBackHref.ts';
import { MitarbeiterHinzufuegenScreen } from '../features/mitarbeiter/MitarbeiterHinzufuegenScreen.tsx';

export function Component() {
  const backHref = useBackHref('/konto/einstellungen/unternehmen/mitarbeiter');
  const navigate = useNavigate();
  return (
    <Einstellungsseite>
      <MitarbeiterHinzufuegenScreen
        client={client}
        backHref={backHref}
        onAdded={() => void navigate(backHref)}
      />
    </Einstellungsseite>
  );
}
