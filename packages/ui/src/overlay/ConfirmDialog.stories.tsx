import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export default {
  title: 'Über der Seite/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    guide: {
      text: 'Fragt nach, wenn Kunden eine Nachricht bekommen, Geld fließt oder etwas endgültig weg ist.',
      also: ['Bestätigung', 'Rückfrage', 'Löschen'],
      english: ['Confirm dialog', 'Confirmation', 'Alert dialog', 'Are you sure'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es lässt sich zurücknehmen', 'Rückgängig'],
        ['Es ist etwas einzugeben', 'Dialog'],
      ],
      related: ['Nachfrage'],
      reader: ['Ein `alertdialog`: Der Fokus geht hinein, die Frage ist sein Name.'],
      keys: [
        ['Tab', 'bleibt im Dialog'],
        ['Esc', 'bricht ab'],
      ],
      yes: [
        'Der Titel ist die Frage, der Knopf die Antwort in einem Verb.',
        'Sagen, wie viele es betrifft und was sich nicht zurückholen lässt.',
      ],
      no: ['„Sind Sie sicher?“ mit Ja und Nein.', 'Für alles, was sich rückgängig machen lässt.'],
    } satisfies OwnGuide,
  },
};

const nothing = () => undefined;

export const Normal = {
  args: {
    title: 'Kehrtour absagen?',
    open: true,
    danger: true,
    confirmLabel: 'Kehrtour absagen',
    cancelLabel: 'Behalten',
    children: '12 Kunden haben schon zugesagt und erhalten eine Absage.',
    onConfirm: nothing,
    onCancel: nothing,
  } satisfies ConfirmDialogProps,
};

export const BeforeSending = () => (
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

export const Busy = () => (
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
  <ConfirmDialog
    title="Ankündigungen an die Wohnungseigentümergemeinschaften zurücknehmen?"
    open
    danger
    confirmLabel="Alle Ankündigungen zurücknehmen"
    cancelLabel="Ankündigungen behalten"
    onConfirm={nothing}
    onCancel={nothing}
  >
    <p>
      Die Feuerstättenbescheidbenachrichtigungen liegen schon bei der Immobilienverwaltungsgesellschaft. Wer
      eine Mailadresse angegeben hat, erhält eine Absage.
    </p>
  </ConfirmDialog>
);
