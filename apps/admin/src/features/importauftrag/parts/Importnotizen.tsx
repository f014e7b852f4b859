import type { Client } from '@kehrtour/api-client/client';
import { importNotieren } from '@kehrtour/contract/importbetreuung';
import type { BetreuterImport } from '@kehrtour/contract/importbetreuung';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useState } from 'react';

import { useTat } from '../../../shared/useTat.ts';
import { zeitInWorten } from '../importauftrag.format.ts';

const ZEICHEN_MAX = 1000;

export type ImportnotizenProps = {
  client: Client;
  ort: { unternehmenId: string; id: string };
  notizen: BetreuterImport['notizen'];
};

/** What was talked about, for whoever helps next; the company reads it, too. */
export function Importnotizen({ client, ort, notizen }: ImportnotizenProps) {
  const { tue, laeuft } = useTat();
  const [text, setText] = useState('');
  const [geprueft, setGeprueft] = useState(false);
  const fehlt = text.trim() === '';
  const notiere = async () => {
    setGeprueft(true);
    if (fehlt || text.trim().length > ZEICHEN_MAX) return;
    const getan = await tue('notieren', async () => {
      await client.call(importNotieren, { params: ort, body: { text } });
      return 'Die Notiz ist gespeichert';
    });
    if (!getan) return;
    setText('');
    setGeprueft(false);
  };
  return (
    <Card title="Notizen">
      <div className="flex flex-col items-start gap-4">
        {notizen.length === 0 ? null : (
          <ul className="w-full divide-y divide-line">
            {notizen.map((notiz) => (
              <li key={notiz.id} className="py-3">
                <p className="text-sm text-muted tabular-nums">
                  {notiz.wer}, {zeitInWorten(notiz.am)}
                </p>
                <p className="break-words whitespace-pre-wrap">{notiz.text}</p>
              </li>
            ))}
          </ul>
        )}
        <div className="w-full">
          <TextArea
            label="Neue Notiz"
            hint="Der Betrieb liest sie bei seinem Import, mit Ihrem Namen."
            rows={3}
            value={text}
            onChange={setText}
            charactersMax={ZEICHEN_MAX}
            error={geprueft && fehlt ? 'Bitte schreiben Sie etwas hinein' : undefined}
          />
        </div>
        <Button busy={laeuft !== null} onPress={() => void notiere()}>
          Notiz speichern
        </Button>
      </div>
    </Card>
  );
}
