import type { Client } from '@kehrtour/api-client/client';
import { aboHinzufuegen, kalenderZugangsdaten } from '@kehrtour/contract/kalender';
import { Button } from '@kehrtour/ui/Button.tsx';
import { Dialog } from '@kehrtour/ui/Dialog.tsx';
import { PasswordField } from '@kehrtour/ui/PasswordField.tsx';
import { ErrorSummary } from '@kehrtour/ui/plain/ErrorSummary.tsx';
import { showToast } from '@kehrtour/ui/showToast.tsx';
import { TextField } from '@kehrtour/ui/TextField.tsx';
import { useId, useState } from 'react';

import { useContractForm } from '../../../shared/useContractForm.ts';
import { useKalender } from '../useKalender.ts';

const LABELS = { name: 'Name', adresse: 'Adresse des Kalenders', benutzer: 'Benutzer', passwort: 'Passwort' };

export type AboDialogProps = { client: Client; mitarbeiterId: string; onClose: () => void };

/** Asks for a calendar elsewhere; user and password only where it wants them. */
export function AboDialog({ client, mitarbeiterId, onClose }: AboDialogProps) {
  const id = useId();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { merke } = useKalender();
  const form = useContractForm({
    schema: kalenderZugangsdaten,
    start: { name: '', adresse: '', benutzer: '', passwort: '' },
    labels: LABELS,
    send: async (body) => {
      merke(await client.call(aboHinzufuegen, { params: { mitarbeiterId }, body, idempotencyKey }));
      showToast('Der Kalender wird gelesen', { tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      title="Kalender hinzufügen"
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button kind="primary" type="submit" form={id} busy={form.busy}>
            Kalender hinzufügen
          </Button>
          <Button onPress={onClose}>Abbrechen</Button>
        </>
      }
    >
      <form id={id} noValidate className="flex flex-col gap-4" onSubmit={form.onSubmit}>
        <ErrorSummary faults={form.faults} />
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
      </form>
    </Dialog>
  );
}
