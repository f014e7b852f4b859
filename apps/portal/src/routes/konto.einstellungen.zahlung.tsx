import { useAuth } from '@kehrtour/auth/react/useAuth';
import { darf } from '@kehrtour/domain/rolle';
import { useSearchParams } from 'react-router';

import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { ZahlungScreen } from '../features/zahlung/ZahlungScreen.tsx';

export function Component() {
  const { fetchUser } = useAuth();
  const [search] = useSearchParams();
  const rolle = useCurrentUser()?.rolle;
  return (
    <Einstellungsseite>
      <ZahlungScreen
        client={client}
        nichtGebucht={search.get('grund') === 'nicht-gebucht'}
        darfVerwalten={rolle !== undefined && darf(rolle, 'zahlung.verwalten')}
        hrefZu={(seite) => `/konto/einstellungen/zahlung/${seite}`}
        onGebucht={() => void fetchUser()}
      />
    </Einstellungsseite>
  );
}
