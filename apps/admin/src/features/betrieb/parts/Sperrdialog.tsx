import type { Client } from '@kehrtour/api-client/client';
import { betriebEntsperren, betriebSperren, type Betriebszeile } from '@kehrtour/contract/betrieb';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useState } from 'react';

import { useTat } from '../../../shared/useTat.ts';

export type SperrdialogProps = { client: Client; betrieb: Betriebszeile; onClose: () => void };
const GRUND_MAX = 300;

/** Shuts a company out, with the reason that stays in its history; or lets it in again. */
export const Sperrdialog = (props: SperrdialogProps) =>
  props.betrieb.gesperrt === null ? (
    <Sperren {...props} />
  ) : (
    <Entsperren {...props} grund={props.betrieb.gesperrt.grund} />
  );

function Sperren({ client, betrieb, onClose }: SperrdialogProps) {
  const { tue, laeuft } = useTat();
  const [grund, setGrund] = useState('');
  const [geprueft, setGeprueft] = useState(false);
  const fehlt = grund.trim() === '';
  const sperre = async () => {
    setGeprueft(true);
    if (fehlt || grund.trim().length > GRUND_MAX) return;
    const getan = await tue('sperren', async () => {
      await client.call(betriebSperren, { params: { id: betrieb.id }, body: { grund } });
      return `${betrieb.name} ist gesperrt`;
    });
    if (getan) onClose();
  };
  return (
    <ConfirmDialog
      title={`${betrieb.name} sperren?`}
      open
      confirmLabel="Betrieb sperren"
      danger
      busy={laeuft !== null}
      onConfirm={() => void sperre()}
      onCancel={onClose}
    >
      <p>
        Mitarbeitende, Buchungsseite und verbundene Programme kommen sofort nicht mehr herein. Zugesagte
        Termine bleiben, ihre Seiten auch.
      </p>
      <TextArea
        label="Grund"
        hint="Er bleibt im Verlauf des Betriebs stehen."
        rows={3}
        value={grund}
        onChange={setGrund}
        charactersMax={GRUND_MAX}
        error={geprueft && fehlt ? 'Bitte den Grund angeben' : undefined}
      />
    </ConfirmDialog>
  );
}

function Entsperren({ client, betrieb, onClose, grund }: SperrdialogProps & { grund: string }) {
  const { tue, laeuft } = useTat();
  const entsperre = async () => {
    const getan = await tue('entsperren', async () => {
      await client.call(betriebEntsperren, { params: { id: betrieb.id } });
      return `${betrieb.name} kommt wieder herein`;
    });
    if (getan) onClose();
  };
  return (
    <ConfirmDialog
      title={`${betrieb.name} entsperren?`}
      open
      confirmLabel="Entsperren"
      busy={laeuft !== null}
      onConfirm={() => void entsperre()}
      onCancel={onClose}
    >
      <p>Gesperrt wegen: {grund}</p>
      <p>Mitarbeitende, Buchungsseite und verbundene Programme kommen sofort wieder herein.</p>
    </ConfirmDialog>
  );
}
