import { useNavigate, useSearchParams } from 'react-router';

import { publicClient } from '../app/client.ts';
import { NeuesPasswortScreen } from '../features/anmelden/NeuesPasswortScreen.tsx';

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <NeuesPasswortScreen
      client={publicClient}
      code={search.get('code')}
      onDone={() => void navigate('/admin-area/passwort-vergessen/fertig', { replace: true })}
    />
  );
}
