import type { Client } from '@kehrtour/api-client/client';
import { appIdAnlegen, appIdSperren, type Partner } from '@kehrtour/contract/partnerbetrieb';
import {
  PARTNER_UMGEBUNG_NAMEN,
  PARTNER_UMGEBUNGEN,
  type PartnerUmgebung,
} from '@kehrtour/domain/unternehmen/partner';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useState } from 'react';

import { useTat } from '../../../shared/useTat.ts';
import { wannText } from '../partner.format.ts';

type AppIdsProps = { client: Client; partner: Partner };

/** The secrets of a vendor's program: made here and shown once, renewed with two weeks of grace, blocked at once. */
export function AppIds({ client, partner }: AppIdsProps) {
  const { tue, laeuft } = useTat();
  const [neue, setNeue] = useState<string | null>(null);
  const erstelle = (umgebung: PartnerUmgebung) =>
    void tue(umgebung, async () => {
      const body = { umgebung, alteSofortSperren: false };
      setNeue((await client.call(appIdAnlegen, { params: { id: partner.id }, body })).appId);
      return 'Die App-ID ist erstellt';
    });
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">App-IDs</h3>
      <ul className="divide-y divide-line">
        {partner.apps.map((app) => (
          <li key={app.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
            <span className="flex flex-wrap items-center gap-x-3">
              <code>…{app.kennzeichen}</code>
              <span className="text-sm text-muted">
                {PARTNER_UMGEBUNG_NAMEN[app.umgebung]}, seit {wannText(app.angelegtAm)}
              </span>
              {app.endetAm === null ? null : (
                <Status tone="neutral">{`endet ${wannText(app.endetAm)}`}</Status>
              )}
            </span>
            {app.endetAm === null ? <Sperren client={client} app={app} /> : null}
          </li>
        ))}
      </ul>
      {neue === null ? null : (
        <TextField
          label="Neue App-ID"
          hint="Sie wird nur jetzt angezeigt. Die bisherige gilt noch 14 Tage."
          value={neue}
          readOnly
        />
      )}
      <div className="flex flex-wrap gap-3">
        {PARTNER_UMGEBUNGEN.map((umgebung) => (
          <Button key={umgebung} size="small" busy={laeuft === umgebung} onPress={() => erstelle(umgebung)}>
            {`Neue App-ID für ${PARTNER_UMGEBUNG_NAMEN[umgebung]}`}
          </Button>
        ))}
      </div>
    </section>
  );
}

function Sperren({ client, app }: Pick<AppIdsProps, 'client'> & { app: Partner['apps'][number] }) {
  const { tue, laeuft } = useTat();
  const [fragt, setFragt] = useState(false);
  const sperre = () =>
    tue('sperren', async () => {
      await client.call(appIdSperren, { params: { id: app.id } });
      return 'Die App-ID ist gesperrt';
    }).then(() => setFragt(false));
  return (
    <>
      <Button size="small" kind="quiet" onPress={() => setFragt(true)}>
        Sperren
      </Button>
      <ConfirmDialog
        title={`App-ID …${app.kennzeichen} sperren?`}
        open={fragt}
        confirmLabel="App-ID sperren"
        danger
        busy={laeuft === 'sperren'}
        onConfirm={() => void sperre()}
        onCancel={() => setFragt(false)}
      >
        <p>
          Ist es die letzte dieser Umgebung, kommt kein verbundener Betrieb mit diesem Programm mehr herein.
        </p>
      </ConfirmDialog>
    </>
  );
}
