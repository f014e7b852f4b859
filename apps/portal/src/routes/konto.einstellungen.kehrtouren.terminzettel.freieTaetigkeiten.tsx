import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { TerminzettelScreen } from '../features/einstellungen/TerminzettelScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite>
      <TerminzettelScreen client={client} art="freieTaetigkeiten" />
    </Einstellungsseite>
  );
}
