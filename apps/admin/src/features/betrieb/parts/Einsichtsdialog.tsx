import type { Client } from '@kehrtour/api-client/client';
import type { Betriebszeile } from '@kehrtour/contract/betrieb';
import { einsichtBeginnen } from '@kehrtour/contract/einsicht';
import { EINSICHT_GRUND, EINSICHT_MINUTEN } from '@kehrtour/domain/unternehmen/einsicht';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useState } from 'react';

import { useTat } from '../../../shared/useTat.ts';

export type EinsichtsdialogProps = {
  client: Client;
  betrieb: Betriebszeile;
  onClose: () => void;
  onBegun: () => void;
};

/** Nobody looks into a company by the way: the reason is asked first, and the owners read it. */
export function Einsichtsdialog({ client, betrieb, onClose, onBegun }: EinsichtsdialogProps) {
  const { tue, laeuft } = useTat();
  const [grund, setGrund] = useState('');
  const [geprueft, setGeprueft] = useState(false);
  const zuKurz = grund.trim().length < EINSICHT_GRUND.zeichenMin;
  const beginne = async () => {
    setGeprueft(true);
    if (zuKurz || grund.trim().length > EINSICHT_GRUND.zeichenMax) return;
    const getan = await tue('einsicht', async () => {
      await client.call(einsichtBeginnen, { params: { id: betrieb.id }, body: { grund } });
      return `${betrieb.name} ist für ${EINSICHT_MINUTEN} Minuten geöffnet`;
    });
    if (getan) onBegun();
  };
  return (
    <ConfirmDialog
      title={`In ${betrieb.name} hineinsehen?`}
      open
      confirmLabel="Einsicht beginnen"
      busy={laeuft !== null}
      onConfirm={() => void beginne()}
      onCancel={onClose}
    >
      <p>
        Sie lesen {EINSICHT_MINUTEN} Minuten mit, ändern können Sie nichts. Inhaberinnen und Inhaber bekommen
        sofort eine E-Mail mit dem Grund und sehen später, was Sie geöffnet haben.
      </p>
      <TextArea
        label="Grund"
        hint="Wer hat um was gebeten? Zum Beispiel: Anruf von heute, Hilfe beim Import"
        rows={3}
        value={grund}
        onChange={setGrund}
        charactersMax={EINSICHT_GRUND.zeichenMax}
        error={geprueft && zuKurz ? 'Bitte den Grund in ein paar Worten angeben' : undefined}
      />
    </ConfirmDialog>
  );
}
