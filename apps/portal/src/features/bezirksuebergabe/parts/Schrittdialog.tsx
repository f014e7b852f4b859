import type { Client } from '@kehrtour/api-client/client';
import {
  bezirkBeanstanden,
  bezirkBestaetigen,
  bezirkNachbessern,
  bezirksdateiLaden,
  type Bezirksuebergabe,
} from '@kehrtour/contract/bezirksuebergabe';
import { formatMenge } from '@kehrtour/domain/format';
import { saveFile } from '@kehrtour/shell/saveFile';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { heute } from '../../../shared/heute.ts';
import { Nachweisdialog } from '../../../shared/nachweis/Nachweisdialog.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';
import { Tagesfeld } from './Tagesfeld.tsx';

export type Uebergabeschritt = 'datei' | 'bestaetigung' | 'beanstandung' | 'nachbesserung';
type SchrittdialogProps = {
  client: Client;
  email: string;
  schritt: Uebergabeschritt;
  /** Houses that will be deleted. */
  gehen: number;
  onDone: (stand: Bezirksuebergabe) => void;
  onClose: () => void;
};

/** What is entered or fetched at one step of handing a district over. */
export function Schrittdialog(props: SchrittdialogProps) {
  switch (props.schritt) {
    case 'datei':
      return <Dateidialog {...props} />;
    case 'bestaetigung':
      return <Bestaetigungsdialog {...props} />;
    case 'beanstandung':
      return <Beanstandungsdialog {...props} />;
    case 'nachbesserung':
      return <Nachbesserungsdialog {...props} />;
  }
}

function Dateidialog({ client, email, onClose }: SchrittdialogProps) {
  return (
    <Nachweisdialog
      client={client}
      email={email}
      title="Übergabedatei laden"
      sendLabel="ZIP-Datei laden"
      send={async (body) => {
        saveFile(await client.file(bezirksdateiLaden, { body }));
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        Die Häuser des Bezirks mit Anlagen, Beteiligten, Arbeiten der letzten sieben Jahre und Unterlagen: als
        Tabellen zum Lesen und als JSON für Programme. Ihre Mitarbeitenden und Ihre übrige Kundschaft stehen
        nicht darin. Bitte weisen Sie sich dafür noch einmal aus.
      </p>
    </Nachweisdialog>
  );
}

const bestaetigung = z.pick(bezirkBestaetigen.body, { am: true, von: true });

function Bestaetigungsdialog({ client, email, gehen, onDone, onClose }: SchrittdialogProps) {
  const [angaben, setAngaben] = useState<z.infer<typeof bestaetigung>>();
  const start: z.input<typeof bestaetigung> = { am: heute(), von: 'nachfolger' };
  const form = useContractForm({
    schema: bestaetigung,
    start,
    labels: { am: 'Tag der Bestätigung', von: 'Bestätigt hat' },
    send: async (eingabe) => setAngaben(eingabe),
  });
  if (angaben === undefined)
    return (
      <Formulardialog title="Bestätigung eintragen" form={form} saveLabel="Weiter" onClose={onClose}>
        <RadioGroup
          {...form.field('von')}
          choices={[
            { id: 'nachfolger', label: 'die Nachfolge, schriftlich oder elektronisch' },
            { id: 'aufsicht', label: 'die Aufsichtsbehörde' },
          ]}
        />
        <Tagesfeld feld={form.field('am')} />
      </Formulardialog>
    );
  return (
    <Nachweisdialog
      client={client}
      email={email}
      title="Bezirk löschen lassen?"
      sendLabel="Bestätigung eintragen"
      sendKind="danger"
      send={async (nachweis) => {
        onDone(await client.call(bezirkBestaetigen, { body: { ...angaben, ...nachweis } }));
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        Einen Tag später löscht Kehrtour {formatMenge(gehen, 'Haus', 'Häuser')} mit allem, was dazugehört, und
        bei den übrigen, was hoheitlich ist. Das lässt sich danach nicht zurücknehmen. Haben Sie die
        Übergabedatei?
      </p>
    </Nachweisdialog>
  );
}

function Beanstandungsdialog({ client, onDone, onClose }: SchrittdialogProps) {
  const form = useContractForm({
    schema: bezirkBeanstanden.body,
    start: { am: heute(), text: '' },
    labels: { am: 'Beanstandet am', text: 'Was fehlt oder nicht stimmt' },
    send: async (body) => {
      onDone(await client.call(bezirkBeanstanden, { body }));
      onClose();
    },
  });
  return (
    <Formulardialog title="Beanstandung eintragen" form={form} onClose={onClose}>
      <p>Danach bleiben drei Wochen zum Nachbessern.</p>
      <TextArea {...form.field('text')} charactersMax={1000} />
      <Tagesfeld feld={form.field('am')} />
    </Formulardialog>
  );
}

function Nachbesserungsdialog({ client, onDone, onClose }: SchrittdialogProps) {
  const form = useContractForm({
    schema: bezirkNachbessern.body,
    start: { am: heute() },
    labels: { am: 'Nachgebessert am' },
    send: async (body) => {
      onDone(await client.call(bezirkNachbessern, { body }));
      onClose();
    },
  });
  return (
    <Formulardialog title="Nachbesserung eintragen" form={form} onClose={onClose}>
      <p>Die Nachfolge hat danach wieder drei Wochen.</p>
      <Tagesfeld feld={form.field('am')} />
    </Formulardialog>
  );
}
