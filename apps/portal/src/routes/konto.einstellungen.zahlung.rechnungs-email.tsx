import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { RechnungsemailScreen } from '../features/zahlung/RechnungsemailScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite>
      <RechnungsemailScreen client={client} />
    </Einstellungsseite>
  );
}
