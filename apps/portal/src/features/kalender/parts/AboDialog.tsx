import type { Client } from '@kehrtour/api-client/client';
import { aboAnlegen, kalenderZugangsdaten } from '@kehrtour/contract/kalender';
import { PasswordField } from '@kehrtour/ui/field/PasswordField.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useState } from 'react';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';
import { useKalender } from '../useKalender.ts';

const LABELS = { name: 'Name', adresse: 'Adresse des Kalenders', benutzer: 'Benutzer', passwort: 'Passwort' };

export type AboDialogProps = { client: Client; mitarbeiterId: string; onClose: () => void };

/** Asks for a calendar elsewhere; user and password only where it wants them. */
export function AboDialog({ client, mitarbeiterId, onClose }: AboDialogProps) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { merke } = useKalender();
  const form = useContractForm({
    schema: kalenderZugangsdaten,
    start: { name: '', adresse: '', benutzer: '', passwort: '' },
    labels: LABELS,
    send: async (body) => {
      merke(await client.call(aboAnlegen, { params: { mitarbeiterId }, body, idempotencyKey }));
      showToast('Der Kalender wird gelesen', { tone: 'success' });
      onClose();
    },
  });
  return (
    <Formulardialog title="Kalender hinzufügen" saveLabel="Kalender hinzufügen" form={form} onClose={onClose}>
      <TextField {...form.field('name')} hint="Zum Beispiel „Privat“ oder „Feuerwehr“" />
      <TextField
        {...form.field('adresse')}
        type="url"
        inputMode="url"
        autoComplete="off"
        hint="Die geheime ICS-Adresse Ihres Kalenders oder eine CalDAV-Adresse"
      />
      <TextField
        {...form.field('benutzer')}
        optional
        autoComplete="off"
        hint="Nur wenn der Kalender eine Anmeldung verlangt"
      />
      <PasswordField
        {...form.field('passwort')}
        optional
        autoComplete="off"
        hint="Am besten ein eigenes App-Passwort. Wir speichern es verschlüsselt."
      />
    </Formulardialog>
  );
}
