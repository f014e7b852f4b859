import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';
import { useSearchParams } from 'react-router';

import { client } from '../app/client.ts';
import { ImportauftragListScreen } from '../features/importauftrag/ImportauftragListScreen.tsx';

export function Component() {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <PageHeader
        title="Importe"
        description="Aller Betriebe, neueste zuerst. Stände und Zahlen, keine Kundendaten."
      />
      <ImportauftragListScreen
        client={client}
        status={search.get('status') ?? ''}
        onStatus={(status) => setSearch(status === '' ? {} : { status }, { replace: true })}
      />
    </>
  );
}
