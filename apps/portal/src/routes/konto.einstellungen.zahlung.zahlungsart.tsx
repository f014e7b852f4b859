import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { ZahlungsartScreen } from '../features/zahlung/ZahlungsartScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite>
      <ZahlungsartScreen client={client} />
    </Einstellungsseite>
  );
}
