import { useAuth } from '@kehrtour/auth/react/useAuth';

import { publicClient } from '../app/client.ts';
import { AnmeldenScreen } from '../features/anmelden/AnmeldenScreen.tsx';

export function Component() {
  const { login, setUserToken } = useAuth();
  return (
    <AnmeldenScreen
      client={publicClient}
      login={(credentials) => login('adminUser', credentials)}
      onToken={setUserToken}
    />
  );
}
