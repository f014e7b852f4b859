import { useSearchParams } from 'react-router';

import { publicClient } from '../app/client.ts';
import { AdresseBestaetigenScreen } from '../features/anmelden/AdresseBestaetigenScreen.tsx';

export function Component() {
  const [search] = useSearchParams();
  return <AdresseBestaetigenScreen client={publicClient} code={search.get('code')} />;
}
