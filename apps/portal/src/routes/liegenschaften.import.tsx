import { useNavigate } from 'react-router';

import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { ImportListScreen } from '../features/importauftrag/ImportListScreen.tsx';

const hrefOf = (id: string) => `/liegenschaften/import/${id}`;

export function Component() {
  const navigate = useNavigate();
  return (
    <Seite
      title="Datei einlesen"
      description="Bringt Ihre Liegenschaften, Kontakte und Fristen aus der Kehrbezirks-Software hierher."
      above={[{ label: 'Liegenschaften', href: '/liegenschaften' }]}
    >
      <Nur>
        <ImportListScreen client={client} hrefOf={hrefOf} onTaken={(id) => void navigate(hrefOf(id))} />
      </Nur>
    </Seite>
  );
}
