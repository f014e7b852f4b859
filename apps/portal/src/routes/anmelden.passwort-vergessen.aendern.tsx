import { useSearchParams } from 'react-router';

import { publicClient } from '../app/client.ts';
import { NeuesPasswortScreen } from '../features/anmelden/NeuesPasswortScreen.tsx';

export function Component() {
  const [search] = useSearchParams();
  return (
    <NeuesPasswortScreen client={publicClient} code={search.get('code')} title="Neues Passwort vergeben" />
  );
}
