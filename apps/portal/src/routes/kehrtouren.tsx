import { kehrtourStatus } from '@kehrtour/contract/kehrtour';
import { useSearchParams } from 'react-router';

import { client } from '../app/client.ts';
import { KehrtourListScreen } from '../features/kehrtour/KehrtourListScreen.tsx';

export function Component() {
  const [search, setSearch] = useSearchParams();
  const status = kehrtourStatus.safeParse(search.get('status'));
  return (
    <KehrtourListScreen
      client={client}
      status={status.data}
      onStatus={(neu) => setSearch(neu === undefined ? {} : { status: neu }, { replace: true })}
    />
  );
}
