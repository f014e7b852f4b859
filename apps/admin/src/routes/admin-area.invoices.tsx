import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { vormonat } from '@kehrtour/domain/unternehmen/abrechnung';
import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { client } from '../app/client.ts';
import { RechnungenScreen, type RechnungenScreenProps } from '../features/rechnung/RechnungenScreen.tsx';

export function Component() {
  const [monat] = useState(() => vormonat(ortszeitAus(new Date()).tag));
  const [search, setSearch] = useSearchParams();
  const wort = (name: keyof RechnungenScreenProps['auswahl']): string => search.get(name) ?? '';
  const auswahl = {
    bereich: wort('bereich'),
    stand: wort('stand'),
    suche: wort('suche'),
    rechnung: wort('rechnung'),
  };
  return (
    <>
      <PageHeader title="Rechnungen" description="Was Betriebe für Kehrtour zahlen." />
      <RechnungenScreen
        client={client}
        auswahl={auswahl}
        monat={monat}
        onAuswahl={(mehr) => {
          const neu = Object.entries({ ...auswahl, ...mehr }).filter(([, wert]) => wert !== '');
          setSearch(Object.fromEntries(neu), { replace: true });
        }}
      />
    </>
  );
}
