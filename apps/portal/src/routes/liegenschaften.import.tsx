import { useNavigate } from 'react-router';

import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { ImportListScreen } from '../features/importauftrag/ImportListScreen.tsx';
import { Rueckgabekarte } from '../features/rueckgabe/Rueckgabekarte.tsx';

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
        <div className="flex flex-col gap-8">
          <ImportListScreen client={client} hrefOf={hrefOf} onTaken={(id) => void navigate(hrefOf(id))} />
          <Rueckgabekarte client={client} />
        </div>
      </Nur>
    </Seite>
  );
}
