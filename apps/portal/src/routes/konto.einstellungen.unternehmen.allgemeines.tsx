import { useAuth } from '@kehrtour/auth/react/useAuth';

import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { AllgemeinesScreen } from '../features/unternehmen/AllgemeinesScreen.tsx';

export function Component() {
  const { fetchUser } = useAuth();
  return (
    <Einstellungsseite description="So stehen Sie auf Terminzetteln, in E-Mails und auf Ihren Seiten für Kundinnen und Kunden.">
      <AllgemeinesScreen
        client={client}
        adresse={`${location.host}/unternehmen/`}
        onSaved={() => void fetchUser()}
      />
    </Einstellungsseite>
  );
}
