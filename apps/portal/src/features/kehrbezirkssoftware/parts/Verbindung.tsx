import type { Client } from '@kehrtour/api-client/client';
import { type Partnerverbindung, verbindungBeenden } from '@kehrtour/contract/kehrbezirkssoftware';
import { PARTNER_UMGEBUNG_NAMEN, PARTNERRECHT_NAMEN } from '@kehrtour/domain/unternehmen/partner';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useState } from 'react';

import { verbindungStand, wannText } from '../kehrbezirkssoftware.format.ts';
import { useKehrbezirkssoftware } from '../useKehrbezirkssoftware.ts';
import { Abrufe } from './Abrufe.tsx';
import { Meldungen } from './Meldungen.tsx';

export type VerbindungProps = { client: Client; verbindung: Partnerverbindung };

/** One program: whether it works, what it may, what it did, and the end of it. */
export function Verbindung({ client, verbindung }: VerbindungProps) {
  const [zeigt, setZeigt] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <Verbindungskopf verbindung={verbindung} />
      <div className="flex flex-wrap gap-3">
        <Button size="small" onPress={() => setZeigt(!zeigt)}>
          {zeigt ? 'Protokoll schließen' : 'Protokoll'}
        </Button>
        {verbindung.importauftragId === null ? null : (
          <ButtonLink size="small" href={`/liegenschaften/import/${verbindung.importauftragId}`}>
            Letzter Import
          </ButtonLink>
        )}
        {verbindung.beendet === null ? <Beenden client={client} verbindung={verbindung} /> : null}
      </div>
      <Meldungen client={client} verbindung={verbindung} />
      {zeigt ? <Abrufe client={client} id={verbindung.id} /> : null}
    </div>
  );
}

function Verbindungskopf({ verbindung }: Pick<VerbindungProps, 'verbindung'>) {
  const { name, umgebung, kunde, rechte, zuletztAm, gesendetAm, beendet } = verbindung;
  const { tone, text } = verbindungStand(verbindung);
  const genannt = [
    umgebung === 'test' ? PARTNER_UMGEBUNG_NAMEN.test : '',
    kunde === '' ? '' : `Kunde ${kunde}`,
    gesendetAm === null ? '' : `zuletzt gesendet ${wannText(gesendetAm)}`,
    beendet === null ? `letzter Kontakt ${wannText(zuletztAm)}` : `beendet ${wannText(beendet.am)}`,
  ];
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        <Status tone={tone}>{text}</Status>
      </p>
      <p className="text-sm wrap-anywhere text-muted">{genannt.filter(Boolean).join(' · ')}</p>
      <p className="text-sm text-muted">
        Darf: {rechte.map((recht) => PARTNERRECHT_NAMEN[recht]).join(', ')}
      </p>
    </div>
  );
}

function Beenden({ client, verbindung: { id, name } }: VerbindungProps) {
  const { sende, laeuft } = useKehrbezirkssoftware();
  const [fragt, setFragt] = useState(false);
  const beende = () =>
    sende(
      'beenden',
      () => client.call(verbindungBeenden, { params: { id } }),
      'Die Verbindung ist beendet',
    ).then(() => setFragt(false));
  return (
    <>
      <Button size="small" kind="quiet" onPress={() => setFragt(true)}>
        Beenden
      </Button>
      <ConfirmDialog
        title={`Verbindung mit „${name}“ beenden?`}
        open={fragt}
        confirmLabel="Verbindung beenden"
        danger
        busy={laeuft === 'beenden'}
        onConfirm={() => void beende()}
        onCancel={() => setFragt(false)}
      >
        <p>Das Programm kommt sofort nicht mehr herein. Liegenschaften, die es gesendet hat, bleiben.</p>
      </ConfirmDialog>
    </>
  );
}
