import { useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import { Notice } from '../message/Notice.tsx';
import { showToast } from '../message/showToast.tsx';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';

export default {
  title: 'Muster/Nachfrage',
  component: ConfirmDialog,
  parameters: {
    guide: {
      text: 'Nur wo Kunden eine Nachricht bekommen, Geld fließt oder etwas endgültig weg ist.',
      also: ['Bestätigung', 'Rückfrage', 'Sicherheitsabfrage'],
      english: ['Confirm pattern', 'Destructive action', 'Delete confirmation'],
      status: 'fest',
      since: '0.2.0',
      instead: [['Es lässt sich zurücknehmen', 'Rückgängig']],
      related: ['ConfirmDialog', 'Prüfseite'],
      reader: ['Ein `alertdialog`: Der Fokus geht hinein, die Frage ist sein Name.'],
      keys: [
        ['Esc', 'bricht ab'],
        ['Tab', 'bleibt in der Nachfrage'],
      ],
      yes: [
        'Zahl und Weg nennen: 31 Zettel, 9 Mails.',
        'Während des Sendens bleibt die Nachfrage offen und beschäftigt.',
      ],
      no: ['Zweimal nachfragen.', 'Die Gefahr hinter „OK“ verstecken.'],
    } satisfies OwnGuide,
  },
};

type Stage = 'page' | 'asking' | 'sending' | 'refused';

function SendPage({ stage: first }: { stage: Stage }) {
  const [stage, setStage] = useState(first);
  const done = () => {
    setStage('page');
    showToast('9 Mails sind unterwegs, 31 Terminzettel liegen bereit.', { tone: 'success' });
  };
  return (
    <div className="grid max-w-xl gap-6">
      {stage === 'refused' ? (
        <Notice tone="danger" title="Nicht gesendet" live>
          Die Verbindung war unterbrochen. Es hat niemand eine Nachricht bekommen.
        </Notice>
      ) : null}
      <div>
        <Button kind="primary" onPress={() => setStage('asking')}>
          40 Haushalten ansagen
        </Button>
      </div>
      <ConfirmDialog
        title="40 Haushalte benachrichtigen?"
        open={stage === 'asking' || stage === 'sending'}
        busy={stage === 'sending'}
        confirmLabel="Termine ansagen"
        onCancel={() => setStage('page')}
        onConfirm={done}
      >
        <p>
          31 Terminzettel werden gedruckt, 9 Mails gehen sofort hinaus. Eine verschickte Mail lässt sich nicht
          zurückholen.
        </p>
      </ConfirmDialog>
    </div>
  );
}

export const BeforeAsking = () => <SendPage stage="page" />;
export const Asking = () => <SendPage stage="asking" />;
export const Busy = () => <SendPage stage="sending" />;
export const Refused = () => <SendPage stage="refused" />;
