import { useNavigate } from 'react-router';

import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { useBackHref } from '../app/useBackHref.ts';
import { TaetigkeitNeuScreen } from '../features/taetigkeit/TaetigkeitFormScreen.tsx';

export function Component() {
  const backHref = useBackHref('/konto/einstellungen/dienstleistungen');
  const navigate = useNavigate();
  return (
    <Seite
      title="Neue Tätigkeit"
      above={[
        { label: 'Einstellungen', href: '/konto/einstellungen' },
        { label: 'Tätigkeiten', href: '/konto/einstellungen/dienstleistungen' },
      ]}
    >
      <Nur>
        <TaetigkeitNeuScreen client={client} backHref={backHref} onAdded={() => void navigate(backHref)} />
      </Nur>
    </Seite>
  );
}
