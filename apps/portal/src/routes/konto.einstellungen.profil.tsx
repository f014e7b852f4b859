import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { ProfilScreen } from '../features/konto/ProfilScreen.tsx';

export function Component() {
  const user = useCurrentUser();
  return (
    <Einstellungsseite>
      {user === null ? null : (
        <ProfilScreen
          client={client}
          user={user}
          changeHref="/konto/einstellungen/profil/persoenliche-daten"
        />
      )}
    </Einstellungsseite>
  );
}
