import { client } from '../app/client.ts';
import { Einrichtungsseite } from '../app/Einrichtungsseite.tsx';
import { Nur } from '../app/Nur.tsx';
import { KundendatenScreen } from '../features/einrichtung/KundendatenScreen.tsx';

export function Component() {
  return (
    <Einrichtungsseite title="Kundendaten">
      <Nur>
        <KundendatenScreen client={client} importHref="/liegenschaften/import" listHref="/liegenschaften" />
      </Nur>
    </Einrichtungsseite>
  );
}
