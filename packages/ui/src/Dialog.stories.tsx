import { useState } from 'react';

import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { TextField } from './TextField.tsx';

export default { title: 'Über der Seite/Dialog', component: Dialog };

const nothing = () => undefined;

export const Normal = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Anschrift ergänzen</Button>
      <Dialog
        title="Anschrift ergänzen"
        open={open}
        onOpenChange={setOpen}
        actions={
          <>
            <Button kind="primary" onPress={() => setOpen(false)}>
              Speichern
            </Button>
            <Button onPress={() => setOpen(false)}>Abbrechen</Button>
          </>
        }
      >
        <TextField label="Hausnummer" width="short" defaultValue="4a" />
      </Dialog>
    </>
  );
};

export const Confirm = () => (
  <ConfirmDialog
    title="40 Haushalte benachrichtigen?"
    open
    confirmLabel="Termine ansagen"
    onConfirm={nothing}
    onCancel={nothing}
  >
    <p>
      31 Terminzettel werden gedruckt, 9 Mails gehen sofort hinaus. Eine verschickte Mail lässt sich nicht
      zurückholen.
    </p>
  </ConfirmDialog>
);

export const ConfirmBusy = () => (
  <ConfirmDialog
    title="40 Haushalte benachrichtigen?"
    open
    busy
    confirmLabel="Termine ansagen"
    onConfirm={nothing}
    onCancel={nothing}
  >
    <p>9 Mails werden verschickt.</p>
  </ConfirmDialog>
);

export const Danger = () => (
  <ConfirmDialog
    title="Kehrtour absagen?"
    open
    danger
    confirmLabel="Kehrtour absagen"
    cancelLabel="Behalten"
    onConfirm={nothing}
    onCancel={nothing}
  >
    <p>12 Kunden haben schon zugesagt und erhalten eine Absage.</p>
  </ConfirmDialog>
);

export const LongTexts = () => (
  <Dialog
    title="Feuerstättenschau in der Wohnungseigentümergemeinschaft Obere Bahnhofstraße 14–18 verschieben"
    open
    onOpenChange={nothing}
  >
    <p>
      Die Benachrichtigung der Wohnungseigentümergemeinschaft und ihrer Hausverwaltung muss spätestens fünf
      Werktage vor dem neuen Termin zugegangen sein. Rechnen Sie bei einem Brief vier Tage für die Zustellung.
    </p>
  </Dialog>
);
