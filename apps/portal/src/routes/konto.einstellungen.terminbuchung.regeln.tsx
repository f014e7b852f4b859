import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { RegelnScreen } from '../features/terminbuchung/RegelnScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite description="Nach diesen Regeln entstehen die Zeiten, die Ihre Buchungsseite anbietet.">
      <RegelnScreen client={client} />
    </Einstellungsseite>
  );
}
