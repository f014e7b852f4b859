import { useAuth } from '@kehrtour/auth/react/useAuth';
import { useNavigate, useSearchParams } from 'react-router';

import { auth } from '../app/auth.ts';
import { publicClient } from '../app/client.ts';
import { currentUser } from '../app/currentUser.ts';
import { einrichtungOffen } from '../app/einrichtungOffen.ts';
import { NeuesPasswortScreen } from '../features/anmelden/NeuesPasswortScreen.tsx';

export function Component() {
  const [search] = useSearchParams();
  const { setUserToken } = useAuth();
  const navigate = useNavigate();
  return (
    <NeuesPasswortScreen
      client={publicClient}
      code={search.get('code')}
      title="Willkommen bei Kehrtour"
      onToken={async (token) => {
        await setUserToken(token);
        // The page of a link from a mail is for everybody: a login does not lead away from it.
        const user = currentUser(auth);
        const ziel = user !== null && einrichtungOffen(user) ? '/kehrtourplaner/einrichten' : '/termine';
        await navigate(ziel, { replace: true });
      }}
    />
  );
}
