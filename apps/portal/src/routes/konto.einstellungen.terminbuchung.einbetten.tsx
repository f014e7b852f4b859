import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { EinbettenScreen } from '../features/terminbuchung/EinbettenScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite description="Ihre Kundinnen und Kunden buchen, ohne Ihre Website zu verlassen.">
      <EinbettenScreen client={client} />
    </Einstellungsseite>
  );
}
