import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { WhatsappScreen } from '../features/einstellungen/WhatsappScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite description="Ansagen an alle, die es erlaubt haben, mit einem Knopf zur Terminseite.">
      <WhatsappScreen client={client} />
    </Einstellungsseite>
  );
}
