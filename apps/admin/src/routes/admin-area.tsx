import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';
import { useNavigate, useSearchParams } from 'react-router';

import { client } from '../app/client.ts';
import { UebersichtScreen } from '../features/betrieb/UebersichtScreen.tsx';
import { LetzteImporte } from '../features/importauftrag/LetzteImporte.tsx';

export function Component() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const wo = { suche: search.get('suche') ?? '', stand: search.get('stand') ?? '' };
  return (
    <>
      <PageHeader title="Übersicht" />
      <UebersichtScreen
        client={client}
        wo={wo}
        onEinsicht={() => void navigate('/admin-area/einsicht')}
        zuletzt={<LetzteImporte client={client} listHref="/admin-area/import-jobs" />}
        onWo={(mehr) => {
          const neu = Object.entries({ ...wo, ...mehr }).filter(([, wert]) => wert !== '');
          setSearch(Object.fromEntries(neu), { replace: true });
        }}
      />
    </>
  );
}
