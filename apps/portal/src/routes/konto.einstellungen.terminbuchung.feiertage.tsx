import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { FeiertageScreen } from '../features/terminbuchung/FeiertageScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite description="An diesen Tagen plant Kehrtour nichts, kündigt nichts an und bietet keine Termine an.">
      <FeiertageScreen client={client} />
    </Einstellungsseite>
  );
}
