import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { FeuerstaettenschauScreen } from '../features/taetigkeit/FeuerstaettenschauScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite>
      <FeuerstaettenschauScreen
        client={client}
        mitarbeiterHref="/konto/einstellungen/unternehmen/mitarbeiter"
      />
    </Einstellungsseite>
  );
}
