import { ANTWORTSTAENDE } from '@kehrtour/domain/nachweis/antwortstand';
import { useSearchParams } from 'react-router';

import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import type { Brettfilter } from '../features/termin/antwortbrett.format.ts';
import { AntwortbrettScreen } from '../features/termin/AntwortbrettScreen.tsx';

const STAENDE = ['zuTun', 'alle', ...ANTWORTSTAENDE] as const;

export function Component() {
  const [search, setSearch] = useSearchParams();
  const filter: Brettfilter = {
    kehrtourId: search.get('kehrtour'),
    stand: STAENDE.find((stand) => stand === search.get('stand')) ?? 'zuTun',
  };
  const setFilter = (teil: Partial<Brettfilter>) => {
    const neu = { ...filter, ...teil };
    setSearch(
      {
        ...(neu.kehrtourId === null ? {} : { kehrtour: neu.kehrtourId }),
        ...(neu.stand === 'zuTun' ? {} : { stand: neu.stand }),
      },
      { replace: true },
    );
  };
  return (
    <Seite
      title="Antworten"
      description="Wo jeder angekündigte Haushalt steht, und was als Nächstes zu tun ist."
      above={[{ label: 'Termine', href: '/termine' }]}
    >
      <Nur>
        <AntwortbrettScreen client={client} filter={filter} onFilter={setFilter} />
      </Nur>
    </Seite>
  );
}
