import { useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { SummaryList } from '../layout/SummaryList.tsx';
import { Notice } from '../message/Notice.tsx';
import { Progress } from '../message/Progress.tsx';
import { showToast } from '../message/showToast.tsx';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';

export default {
  title: 'Muster/Prüfseite',
  component: SummaryList,
  parameters: {
    guide: {
      text: 'Vor dem Senden: alles auf einer Seite, jede Zeile mit „Ändern“, und wie viele was bekommen.',
      also: ['Zusammenfassung', 'Kontrolle', 'Prüfen'],
      english: ['Check answers page', 'Review page', 'Check your answers', 'Confirmation page'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Es ist nur ein Schritt und nichts zu prüfen', 'Nachfrage']],
      related: ['SummaryList', 'Assistentenseite'],
      reader: ['Jedes „Ändern“ nennt, was es ändert, auch wenn es nur so kurz dasteht.'],
      yes: ['Der Knopf nennt die Zahl: „40 Haushalten ansagen“.'],
      no: ['Etwas verschicken, das vorher nicht zu sehen war.'],
    } satisfies OwnGuide,
  },
};

const rows = [
  { id: 'd', label: 'Tag', value: 'Dienstag, 4. Mai 2027', changeHref: '/datum' },
  {
    id: 'l',
    label: 'Liegenschaften',
    value: '40 Häuser in Marktplatz und Bahnhofstraße',
    changeHref: '/liegenschaften',
  },
  { id: 'm', label: 'Wer fährt', value: 'Anna Berger, Jonas Vogt', changeHref: '/mitarbeiter' },
  { id: 'k', label: 'Wer was bekommt', value: '31 Terminzettel, 9 Mails', changeHref: '/kontakt' },
];

export const BeforeSending = () => {
  const [asking, setAsking] = useState(false);
  return (
    <div className="max-w-3xl">
      <PageHeader title="Prüfen und ansagen" description="Bis hierher hat niemand eine Nachricht bekommen." />
      <SummaryList rows={rows} />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button kind="primary" onPress={() => setAsking(true)}>
          40 Haushalten ansagen
        </Button>
        <Button>Zurück</Button>
      </div>
      <ConfirmDialog
        title="40 Haushalte benachrichtigen?"
        open={asking}
        confirmLabel="Termine ansagen"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          showToast('9 Mails sind unterwegs, 31 Terminzettel liegen bereit.', { tone: 'success' });
        }}
      >
        <p>31 Terminzettel werden gedruckt, 9 Mails gehen sofort hinaus.</p>
      </ConfirmDialog>
    </div>
  );
};

export const Sending = () => (
  <div className="max-w-3xl">
    <PageHeader title="Termine werden angesagt" />
    <Progress
      label="Mails werden verschickt"
      value={4}
      max={9}
      text="4 von 9"
      hint="Sie können die Seite verlassen. Wir melden uns, wenn es fertig ist."
      onCancel={() => undefined}
    />
  </div>
);

export const Refused = () => (
  <div className="max-w-3xl">
    <PageHeader title="Prüfen und ansagen" />
    <div className="mb-6">
      <Notice
        tone="warning"
        title="Zu kurzfristig für eine Feuerstättenschau"
        action={<Button>Freitag, 7. Mai, nehmen</Button>}
      >
        In drei Häusern steht eine Feuerstättenschau an. Die Ankündigung muss fünf Werktage vorher da sein.
      </Notice>
    </div>
    <SummaryList rows={rows} />
    <div className="mt-8">
      <Button kind="primary" disabled>
        40 Haushalten ansagen
      </Button>
    </div>
  </div>
);
