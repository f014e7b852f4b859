import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { RechnungScreen } from '../features/rechnung/RechnungScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite>
      <RechnungScreen client={client} zahlungHref="/konto/einstellungen/zahlung" />
    </Einstellungsseite>
  );
}
