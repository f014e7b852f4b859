import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { SmsScreen } from '../features/einstellungen/SmsScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite description="Ansagen auf das Mobiltelefon, mit einem Link zur Terminseite.">
      <SmsScreen client={client} />
    </Einstellungsseite>
  );
}
