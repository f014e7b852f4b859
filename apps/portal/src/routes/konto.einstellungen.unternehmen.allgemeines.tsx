import { useAuth } from '@kehrtour/auth/react/useAuth';

import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { AllgemeinesScreen } from '../features/unternehmen/AllgemeinesScreen.tsx';

export function Component() {
  const { fetchUser } = useAuth();
  return (
    <Seite
      title="Allgemeines"
      above={[{ label: 'Einstellungen', href: '/konto/einstellungen' }]}
      description="So stehen Sie auf Terminzetteln, in E-Mails und auf Ihren Seiten für Kundinnen und Kunden."
    >
      <Nur>
        <AllgemeinesScreen
          client={client}
          adresse={`${location.host}/unternehmen/`}
          onSaved={() => void fetchUser()}
        />
      </Nur>
    </Seite>
  );
}
