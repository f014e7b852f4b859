import type { Client } from '@kehrtour/api-client/client';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { type Importordner, importordnerAendern, importordnerPruefen } from '@kehrtour/contract/importordner';
import { ORDNERART_NAMEN } from '@kehrtour/domain/importdatei/importordner';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useState } from 'react';

import { FEHLER_SATZ, fundText, ordnerStand, wannText } from '../importordner.format.ts';
import { useImportordner } from '../useImportordner.ts';
import { NeuerSchluessel } from './NeuerSchluessel.tsx';
import { Ordnerdateien } from './Ordnerdateien.tsx';
import { OrdnerLoeschen } from './OrdnerLoeschen.tsx';

export type OrdnerProps = { client: Client; ordner: Importordner };

/** One folder: whether it can be read, what lay there, and what becomes of it. */
export function Ordner({ client, ordner }: OrdnerProps) {
  const { sende, laeuft } = useImportordner();
  const [fund, setFund] = useState<AnswerOf<typeof importordnerPruefen> | null>(null);
  const params = { id: ordner.id };
  const { fehler, neuerSchluessel } = ordner;
  return (
    <div className="flex flex-col gap-3">
      <Ordnerkopf ordner={ordner} />
      {neuerSchluessel === null ? null : <NeuerSchluessel client={client} ordner={ordner} />}
      {fehler === null || neuerSchluessel !== null ? null : (
        <Notice tone="danger" live>
          <p>{FEHLER_SATZ[fehler]}</p>
        </Notice>
      )}
      {fund === null || fund.fehler !== null ? null : (
        <Notice tone="info" live>
          <p className="wrap-anywhere">{fundText(fund)}</p>
        </Notice>
      )}
      <Ordnerdateien dateien={ordner.dateien} />
      <Checkbox
        label="Dateien ohne Nachfrage übernehmen"
        checked={ordner.sofort}
        onChange={(sofort) =>
          void sende('sofort', () => client.call(importordnerAendern, { params, body: { sofort } }))
        }
      />
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          busy={laeuft === 'pruefen'}
          onPress={() =>
            void sende('pruefen', async () => setFund(await client.call(importordnerPruefen, { params })))
          }
        >
          Jetzt nachsehen
        </Button>
        <OrdnerLoeschen client={client} ordner={ordner} />
      </div>
    </div>
  );
}

function Ordnerkopf({ ordner }: Pick<OrdnerProps, 'ordner'>) {
  const { art, wirt, pfad, schluessel, gelungenAm } = ordner;
  const { tone, text } = ordnerStand(ordner);
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{pfad === '' ? wirt : `${wirt} – ${pfad}`}</span>
        <Status tone={tone}>{text}</Status>
      </p>
      <p className="text-sm text-muted">
        {[
          ORDNERART_NAMEN[art],
          gelungenAm === null ? 'noch nie gelesen' : `zuletzt gelesen ${wannText(gelungenAm)}`,
        ].join(' · ')}
      </p>
      {schluessel === null ? null : (
        <p className="text-sm wrap-anywhere text-muted">Schlüssel des Servers: {schluessel}</p>
      )}
    </div>
  );
}
