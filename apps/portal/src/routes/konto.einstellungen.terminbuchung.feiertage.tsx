import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { FeiertageScreen } from '../features/terminbuchung/FeiertageScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite description="An diesen Tagen werden keine Termine angeboten.">
      <FeiertageScreen client={client} />
    </Einstellungsseite>
  );
}
