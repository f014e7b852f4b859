import { kehrtourStatus } from '@kehrtour/contract/kehrtour';
import { useSearchParams } from 'react-router';

import { client } from '../app/client.ts';
import { KehrtourListScreen } from '../features/kehrtour/KehrtourListScreen.tsx';

export function Component() {
  const [search, setSearch] = useSearchParams();
  const status = kehrtourStatus.safeParse(search.get('status')).data;
  return (
    <KehrtourListScreen
      client={client}
      filter={{ status, suche: search.get('suche') ?? '' }}
      onFilter={(neu) =>
        setSearch(
          {
            ...(neu.status === undefined ? {} : { status: neu.status }),
            ...(neu.suche === '' ? {} : { suche: neu.suche }),
          },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  );
}
