import { client } from '../app/client.ts';
import { Einrichtungsseite } from '../app/Einrichtungsseite.tsx';
import { EinrichtungScreen } from '../features/einrichtung/EinrichtungScreen.tsx';

export function Component() {
  return (
    <Einrichtungsseite
      title="Kehrtourplaner einrichten"
      description="In beliebiger Reihenfolge, in etwa zehn Minuten. Alles lässt sich später ändern."
      top
    >
      <EinrichtungScreen
        client={client}
        hrefOf={(step) => `/kehrtourplaner/einrichten/${step}`}
        startHref="/kehrtouren"
      />
    </Einrichtungsseite>
  );
}
