import { useNavigate } from 'react-router';

import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { useBackHref } from '../app/useBackHref.ts';
import { MitarbeiterAnlegenScreen } from '../features/mitarbeiter/MitarbeiterAnlegenScreen.tsx';

export function Component() {
  const backHref = useBackHref('/konto/einstellungen/unternehmen/mitarbeiter');
  const navigate = useNavigate();
  const email = useCurrentUser()?.email ?? '';
  return (
    <Einstellungsseite>
      <MitarbeiterAnlegenScreen
        client={client}
        email={email}
        backHref={backHref}
        onAdded={() => void navigate(backHref)}
      />
    </Einstellungsseite>
  );
}
