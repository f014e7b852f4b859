import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { Seite } from '../app/Seite.tsx';
import { ProfilScreen } from '../features/konto/ProfilScreen.tsx';

export function Component() {
  const user = useCurrentUser();
  return (
    <Seite title="Profil und Passwort" above={[{ label: 'Einstellungen', href: '/konto/einstellungen' }]}>
      {user === null ? null : (
        <ProfilScreen
          client={client}
          user={user}
          changeHref="/konto/einstellungen/profil/persoenliche-daten"
        />
      )}
    </Seite>
  );
}
