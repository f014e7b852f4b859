import { useAuth } from '@kehrtour/auth/react/useAuth';

import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { PersoenlicheDatenScreen } from '../features/konto/PersoenlicheDatenScreen.tsx';

export function Component() {
  const { fetchUser } = useAuth();
  return (
    <Einstellungsseite>
      <PersoenlicheDatenScreen
        client={client}
        backHref="/konto/einstellungen/profil"
        onSaved={() => void fetchUser()}
      />
    </Einstellungsseite>
  );
}
