import { useAuth } from '@kehrtour/auth/react/useAuth';
import { useNavigate, useSearchParams } from 'react-router';

import { publicClient } from '../app/client.ts';
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
        await navigate('/termine', { replace: true });
      }}
    />
  );
}
