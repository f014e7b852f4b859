import { client } from '../app/client.ts';
import { Seite } from '../app/Seite.tsx';
import { KalenderScreen } from '../features/kalender/KalenderScreen.tsx';
import { jetzt } from '../shared/heute.ts';

export function Component() {
  return (
    <Seite
      title="Kalender"
      description="Ihre Termine in dem Kalender, den Sie ohnehin benutzen, und Ihre freie Zeit als Grenze für Buchungen."
      above={[{ label: 'Einstellungen', href: '/konto/einstellungen' }]}
    >
      <KalenderScreen client={client} jetzt={jetzt} />
    </Seite>
  );
}
