import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';
import { useNavigate, useSearchParams } from 'react-router';

import { client } from '../app/client.ts';
import {
  ImportauftragListScreen,
  type ImportauftragListScreenProps,
} from '../features/importauftrag/ImportauftragListScreen.tsx';

export function Component() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const wort = (name: keyof ImportauftragListScreenProps['auswahl']): string => search.get(name) ?? '';
  const auswahl = {
    status: wort('status'),
    art: wort('art'),
    betrieb: wort('betrieb'),
    suche: wort('suche'),
    von: wort('von'),
    bis: wort('bis'),
    fehler: wort('fehler'),
  };
  return (
    <>
      <PageHeader
        title="Importe"
        description="Aller Betriebe, neueste zuerst. Stände und Zahlen, keine Kundendaten."
      />
      <ImportauftragListScreen
        client={client}
        auswahl={auswahl}
        onOpen={({ id, unternehmen }) => void navigate(`/admin-area/import-jobs/${unternehmen.id}/${id}`)}
        onAuswahl={(mehr) => {
          const neu = Object.entries({ ...auswahl, ...mehr }).filter(([, wert]) => wert !== '');
          setSearch(Object.fromEntries(neu), { replace: true });
        }}
      />
    </>
  );
}
