import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { RechnungsanschriftScreen } from '../features/zahlung/RechnungsanschriftScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite>
      <RechnungsanschriftScreen client={client} />
    </Einstellungsseite>
  );
}
