import type { Client } from '@kehrtour/api-client/client';
import { beanstandungBeantworten } from '@kehrtour/contract/rechnungswesen';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { useState } from 'react';

import { useTat } from '../../../shared/useTat.ts';

export type AntwortformularProps = { client: Client; params: { unternehmenId: string; id: string } };

/** The answer goes to the company by mail; from then on the invoice runs as any other. */
export function Antwortformular({ client, params }: AntwortformularProps) {
  const { tue, laeuft } = useTat();
  const [text, setText] = useState('');
  const [geprueft, setGeprueft] = useState(false);
  return (
    <form
      noValidate
      className="flex flex-col gap-4 pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        setGeprueft(true);
        if (text.trim().length < 5) return;
        void tue('antwort', async () => {
          await client.call(beanstandungBeantworten, { params, body: { text } });
          return 'Die Antwort ist unterwegs';
        });
      }}
    >
      <TextArea
        label="Antwort an den Betrieb"
        value={text}
        onChange={setText}
        rows={4}
        error={geprueft && text.trim().length < 5 ? 'Bitte eine Antwort schreiben' : undefined}
      />
      <div>
        <Button kind="primary" type="submit" busy={laeuft === 'antwort'}>
          Antworten
        </Button>
      </div>
    </form>
  );
}
