import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { VerwaltungListScreen } from '../features/verwaltung/VerwaltungListScreen.tsx';

export function Component() {
  return (
    <Seite
      title="Hausverwaltungen"
      description="Wer mehrere Häuser betreut: Häuser, Termine und Angaben an einer Stelle."
      above={[{ label: 'Liegenschaften', href: '/liegenschaften' }]}
    >
      <Nur>
        <VerwaltungListScreen client={client} />
      </Nur>
    </Seite>
  );
}
