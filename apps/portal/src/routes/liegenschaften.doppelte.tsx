import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { DoppelteScreen } from '../features/liegenschaft/doppelt/DoppelteScreen.tsx';

export function Component() {
  return (
    <Seite
      title="Doppelte Häuser"
      description="Einträge, die nach demselben Haus aussehen, nebeneinander."
      above={[{ label: 'Liegenschaften', href: '/liegenschaften' }]}
    >
      <Nur>
        <DoppelteScreen client={client} />
      </Nur>
    </Seite>
  );
}
