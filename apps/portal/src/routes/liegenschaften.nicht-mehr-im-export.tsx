import { useNavigate } from 'react-router';

import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { NichtMehrImExportScreen } from '../features/liegenschaft/export/NichtMehrImExportScreen.tsx';

export function Component() {
  const navigate = useNavigate();
  return (
    <Seite
      title="Nicht mehr im Export"
      description="Häuser, die der letzte ganze Export Ihrer Software nicht mehr nennt. Sie sagen, was aus ihnen wird."
      above={[{ label: 'Liegenschaften', href: '/liegenschaften' }]}
    >
      <Nur>
        <NichtMehrImExportScreen client={client} onOpen={(id) => void navigate(`/liegenschaften/${id}`)} />
      </Nur>
    </Seite>
  );
}
