import { useNavigate } from 'react-router';

import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { LiegenschaftNeuScreen } from '../features/liegenschaft/LiegenschaftNeuScreen.tsx';

export function Component() {
  const navigate = useNavigate();
  return (
    <Seite title="Liegenschaft anlegen" above={[{ label: 'Liegenschaften', href: '/liegenschaften' }]}>
      <Nur>
        <LiegenschaftNeuScreen
          client={client}
          backHref="/liegenschaften"
          onAngelegt={(id) => void navigate(`/liegenschaften/${id}`)}
        />
      </Nur>
    </Seite>
  );
}
