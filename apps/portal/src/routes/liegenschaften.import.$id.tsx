import { abfrage } from '@kehrtour/api-client/query';
import { importHolen } from '@kehrtour/contract/importauftrag';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';

import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { ImportScreen } from '../features/importauftrag/ImportScreen.tsx';
import { adresseVon } from '../features/liegenschaft/bestandsadresse.ts';
import { OHNE_FILTER } from '../features/liegenschaft/bestandsfilter.ts';

const IMPORTE = '/liegenschaften/import';
const ADRESSEN = {
  liegenschaften: '/liegenschaften',
  ohneLage: `/liegenschaften?${new URLSearchParams(adresseVon({ ...OHNE_FILTER, sicht: 'ohneLage' }))}`,
  kehrtourPlanen: '/kehrtouren/neu',
  importe: IMPORTE,
  karte: '/konto/einstellungen/kehrtouren/karte',
};

export function Component() {
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { data } = useQuery({ ...abfrage(client, importHolen, { params: { id } }), enabled: false });
  return (
    <Seite
      title={data?.dateiname ?? 'Import'}
      above={[
        { label: 'Liegenschaften', href: '/liegenschaften' },
        { label: 'Datei einlesen', href: IMPORTE },
      ]}
    >
      <Nur>
        <ImportScreen
          key={id}
          client={client}
          id={id}
          adressen={ADRESSEN}
          onVerworfen={() => void navigate(IMPORTE)}
        />
      </Nur>
    </Seite>
  );
}
