import { useAuth } from '@kehrtour/auth/react/useAuth';
import { useNavigate } from 'react-router';

import { client } from '../app/client.ts';
import { Einrichtungsseite } from '../app/Einrichtungsseite.tsx';
import { Nur } from '../app/Nur.tsx';
import { AllgemeinesScreen } from '../features/unternehmen/AllgemeinesScreen.tsx';

export function Component() {
  const { fetchUser } = useAuth();
  const navigate = useNavigate();
  return (
    <Einrichtungsseite title="Kontaktdaten Ihres Betriebs">
      <Nur>
        <AllgemeinesScreen
          client={client}
          adresse={`${location.host}/unternehmen/`}
          onSaved={() => void fetchUser().then(() => navigate('/kehrtourplaner/einrichten'))}
        />
      </Nur>
    </Einrichtungsseite>
  );
}
