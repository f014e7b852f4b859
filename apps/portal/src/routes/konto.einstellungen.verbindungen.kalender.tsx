import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { KalenderScreen } from '../features/kalender/KalenderScreen.tsx';
import { jetzt } from '../shared/heute.ts';

export function Component() {
  return (
    <Einstellungsseite description="Ihre Termine in dem Kalender, den Sie ohnehin benutzen, und Ihre freie Zeit als Grenze für Buchungen.">
      <KalenderScreen client={client} jetzt={jetzt} />
    </Einstellungsseite>
  );
}
