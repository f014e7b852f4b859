import type { Client } from '@kehrtour/api-client/client';
import { type Partner, type Partnerbetrieb, verbindungTrennen } from '@kehrtour/contract/partnerbetrieb';
import { PARTNER_UMGEBUNG_NAMEN } from '@kehrtour/domain/unternehmen/partner';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useState } from 'react';

import { useTat } from '../../../shared/useTat.ts';
import { gesundheit, wannText } from '../partner.format.ts';
import { AppIds } from './AppIds.tsx';
import { Sandbox } from './Sandbox.tsx';

export type HerstellerProps = { client: Client; partner: Partner };

/** One vendor: its app ids, and the companies that connected its program. */
export function Hersteller({ client, partner }: HerstellerProps) {
  return (
    <Card title={partner.name}>
      <div className="flex flex-col gap-6">
        <AppIds client={client} partner={partner} />
        <Sandbox client={client} partner={partner} />
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">Verbundene Betriebe</h3>
          {partner.verbindungen.length === 0 ? (
            <p className="text-muted">Noch keiner. Ein Betrieb verbindet sich selbst, mit einem Token.</p>
          ) : (
            <ul className="divide-y divide-line">
              {partner.verbindungen.map((eine) => (
                <li
                  key={eine.id}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
                >
                  <Betrieb verbindung={eine} />
                  <Trennen client={client} verbindung={eine} />
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </Card>
  );
}

function Betrieb({ verbindung }: { verbindung: Partnerbetrieb }) {
  const { unternehmen, umgebung, zuletztAm, gesendetAm } = verbindung;
  const { tone, text } = gesundheit(verbindung);
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{unternehmen.name}</span>
        <Status tone={tone}>{text}</Status>
      </p>
      <p className="text-sm text-muted">
        {[
          PARTNER_UMGEBUNG_NAMEN[umgebung],
          `letzter Kontakt ${wannText(zuletztAm)}`,
          gesendetAm === null ? 'noch nichts gesendet' : `zuletzt gesendet ${wannText(gesendetAm)}`,
        ].join(' · ')}
      </p>
    </div>
  );
}

function Trennen({
  client,
  verbindung: { id, unternehmen },
}: {
  client: Client;
  verbindung: Partnerbetrieb;
}) {
  const { tue, laeuft } = useTat();
  const [fragt, setFragt] = useState(false);
  const params = { unternehmenId: unternehmen.id, id };
  const trenne = () =>
    tue('trennen', async () => {
      await client.call(verbindungTrennen, { params });
      return 'Die Verbindung ist beendet';
    }).then(() => setFragt(false));
  return (
    <>
      <Button size="small" kind="quiet" onPress={() => setFragt(true)}>
        Trennen
      </Button>
      <ConfirmDialog
        title={`Verbindung mit ${unternehmen.name} beenden?`}
        open={fragt}
        confirmLabel="Verbindung beenden"
        danger
        busy={laeuft === 'trennen'}
        onConfirm={() => void trenne()}
        onCancel={() => setFragt(false)}
      >
        <p>Der Betrieb liest in seinem Protokoll, dass der Betreiber sie beendet hat.</p>
      </ConfirmDialog>
    </>
  );
}
