import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { FristenScreen } from '../features/liegenschaft/FristenScreen.tsx';

export function Component() {
  return (
    <Seite
      title="Fristen"
      description="Was in den nächsten 30 Tagen schließt, und wo die Feuerstättenschau ansteht."
      above={[{ label: 'Liegenschaften', href: '/liegenschaften' }]}
    >
      <Nur>
        <FristenScreen client={client} />
      </Nur>
    </Seite>
  );
}
