import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { PlanungScreen } from '../features/einstellungen/PlanungScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite description="Damit beginnt jede neue Kehrtour. Beim Planen können Sie abweichen.">
      <PlanungScreen client={client} />
    </Einstellungsseite>
  );
}
