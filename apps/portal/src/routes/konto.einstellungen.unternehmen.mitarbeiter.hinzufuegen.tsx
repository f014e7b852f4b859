import { useNavigate } from 'react-router';

import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { useBackHref } from '../app/useBackHref.ts';
import { MitarbeiterAnlegenScreen } from '../features/mitarbeiter/MitarbeiterAnlegenScreen.tsx';

export function Component() {
  const backHref = useBackHref('/konto/einstellungen/unternehmen/mitarbeiter');
  const navigate = useNavigate();
  return (
    <Einstellungsseite>
      <MitarbeiterAnlegenScreen client={client} backHref={backHref} onAdded={() => void navigate(backHref)} />
    </Einstellungsseite>
  );
}
