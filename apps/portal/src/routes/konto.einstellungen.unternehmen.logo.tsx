import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { LogoScreen } from '../features/unternehmen/LogoScreen.tsx';

export function Component() {
  return (
    <Seite title="Logo" above={[{ label: 'Einstellungen', href: '/konto/einstellungen' }]}>
      <Nur>
        <LogoScreen client={client} />
      </Nur>
    </Seite>
  );
}
