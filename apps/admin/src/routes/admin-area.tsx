import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';
import { useNavigate, useSearchParams } from 'react-router';

import { client } from '../app/client.ts';
import { UebersichtScreen } from '../features/betrieb/UebersichtScreen.tsx';
import { LetzteImporte } from '../features/importauftrag/LetzteImporte.tsx';

export function Component() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const auswahl = { suche: search.get('suche') ?? '', stand: search.get('stand') ?? '' };
  return (
    <>
      <PageHeader title="Übersicht" />
      <UebersichtScreen
        client={client}
        auswahl={auswahl}
        onEinsicht={() => void navigate('/admin-area/einsicht')}
        zuletzt={<LetzteImporte client={client} listHref="/admin-area/import-jobs" />}
        onAuswahl={(mehr) => {
          const neu = Object.entries({ ...auswahl, ...mehr }).filter(([, wert]) => wert !== '');
          setSearch(Object.fromEntries(neu), { replace: true });
        }}
      />
    </>
  );
}
