import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { BuchungstaetigkeitenScreen } from '../features/terminbuchung/BuchungstaetigkeitenScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite description="Was Kundinnen und Kunden online buchen, und was sie vorher lesen.">
      <BuchungstaetigkeitenScreen client={client} katalogHref="/konto/einstellungen/dienstleistungen" />
    </Einstellungsseite>
  );
}
