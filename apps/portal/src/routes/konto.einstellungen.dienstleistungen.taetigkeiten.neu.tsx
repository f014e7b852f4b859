import { useNavigate } from 'react-router';

import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { useBackHref } from '../app/useBackHref.ts';
import { TaetigkeitNeuScreen } from '../features/taetigkeit/TaetigkeitFormScreen.tsx';

export function Component() {
  const backHref = useBackHref('/konto/einstellungen/dienstleistungen');
  const navigate = useNavigate();
  return (
    <Einstellungsseite>
      <TaetigkeitNeuScreen client={client} backHref={backHref} onAdded={() => void navigate(backHref)} />
    </Einstellungsseite>
  );
}
