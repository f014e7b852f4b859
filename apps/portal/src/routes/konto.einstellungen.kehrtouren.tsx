import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { PlanungScreen } from '../features/einstellungen/PlanungScreen.tsx';

export function Component() {
  return (
    <Seite
      title="Vorgaben für neue Kehrtouren"
      above={[{ label: 'Einstellungen', href: '/konto/einstellungen' }]}
      description="Damit beginnt jede neue Kehrtour. Beim Planen können Sie abweichen."
    >
      <Nur>
        <PlanungScreen client={client} />
      </Nur>
    </Seite>
  );
}
