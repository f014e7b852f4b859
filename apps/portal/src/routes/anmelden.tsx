import { useAuth } from '@kehrtour/auth/react/useAuth';

import { publicClient } from '../app/client.ts';
import { AnmeldenScreen } from '../features/anmelden/AnmeldenScreen.tsx';

const ELSEWHERE =
  'Sie sind in diesem Browser als Betreiber angemeldet. Sobald Sie sich hier anmelden, endet jene Anmeldung.';

export function Component() {
  const { elsewhere, login, setUserToken } = useAuth();
  return (
    <AnmeldenScreen
      client={publicClient}
      login={(credentials) => login('mitarbeiter', credentials)}
      elsewhere={elsewhere === null ? null : ELSEWHERE}
      onToken={setUserToken}
    />
  );
}
