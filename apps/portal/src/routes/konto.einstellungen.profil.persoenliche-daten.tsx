import { useAuth } from '@kehrtour/auth/react/useAuth';

import { client } from '../app/client.ts';
import { Seite } from '../app/Seite.tsx';
import { PersoenlicheDatenScreen } from '../features/konto/PersoenlicheDatenScreen.tsx';

export function Component() {
  const { fetchUser } = useAuth();
  return (
    <Seite
      title="Persönliche Daten"
      above={[
        { label: 'Einstellungen', href: '/konto/einstellungen' },
        { label: 'Profil und Passwort', href: '/konto/einstellungen/profil' },
      ]}
    >
      <PersoenlicheDatenScreen
        client={client}
        backHref="/konto/einstellungen/profil"
        onSaved={() => void fetchUser()}
      />
    </Seite>
  );
}
