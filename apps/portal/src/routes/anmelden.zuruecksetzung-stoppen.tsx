import { useSearchParams } from 'react-router';

import { publicClient } from '../app/client.ts';
import { ZuruecksetzungStoppenScreen } from '../features/anmelden/ZuruecksetzungStoppenScreen.tsx';

export function Component() {
  const [search] = useSearchParams();
  return <ZuruecksetzungStoppenScreen client={publicClient} code={search.get('code')} />;
}
