import { useNavigate, useSearchParams } from 'react-router';

import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { TelefonbuchungScreen } from '../features/termin/TelefonbuchungScreen.tsx';

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Seite
      title="Termin am Telefon buchen"
      description="Freie Zeiten, auch wenn Kundinnen und Kunden nicht online buchen."
      above={[{ label: 'Termine', href: '/termine' }]}
    >
      <Nur>
        <TelefonbuchungScreen
          client={client}
          liegenschaftId={search.get('liegenschaft')}
          onGebucht={(id) => void navigate(`/termine/${id}`)}
        />
      </Nur>
    </Seite>
  );
}
