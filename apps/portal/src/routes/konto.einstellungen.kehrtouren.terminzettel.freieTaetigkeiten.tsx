import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { TerminzettelScreen } from '../features/einstellungen/TerminzettelScreen.tsx';

export function Component() {
  return (
    <Seite
      title="Terminzettel für freie Tätigkeiten"
      above={[{ label: 'Einstellungen', href: '/konto/einstellungen' }]}
    >
      <Nur>
        <TerminzettelScreen client={client} art="freieTaetigkeiten" />
      </Nur>
    </Seite>
  );
}
