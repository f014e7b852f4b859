import { Tabs } from '@kehrtour/ui/layout/Tabs.tsx';

import { client } from '../app/client.ts';
import { Einrichtungsseite } from '../app/Einrichtungsseite.tsx';
import { Nur } from '../app/Nur.tsx';
import { TerminzettelScreen } from '../features/einstellungen/TerminzettelScreen.tsx';

export function Component() {
  return (
    <Einrichtungsseite title="Terminzettel">
      <Nur>
        <Tabs
          label="Arten von Terminzetteln"
          items={[
            {
              id: 'frei',
              label: 'Freie Tätigkeiten',
              content: <TerminzettelScreen client={client} art="freieTaetigkeiten" />,
            },
            {
              id: 'hoheitlich',
              label: 'Hoheitliche Tätigkeiten',
              content: <TerminzettelScreen client={client} art="hoheitlicheTaetigkeiten" />,
            },
          ]}
        />
      </Nur>
    </Einrichtungsseite>
  );
}
