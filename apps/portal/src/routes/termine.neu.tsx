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
      description="Dieselben freien Zeiten, die auch Ihre Kundinnen und Kunden sehen."
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
