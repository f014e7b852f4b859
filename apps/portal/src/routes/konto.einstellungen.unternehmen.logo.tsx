import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { LogoScreen } from '../features/unternehmen/LogoScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite>
      <LogoScreen client={client} />
    </Einstellungsseite>
  );
}
