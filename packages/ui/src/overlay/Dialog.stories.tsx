import { useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { Dialog } from './Dialog.tsx';

export default {
  title: 'Über der Seite/Dialog',
  component: Dialog,
  parameters: {
    guide: {
      text: 'Eine kurze Nebensache, nach der es auf der Seite weitergeht.',
      also: ['Fenster', 'Popup'],
      english: ['Modal', 'Modal dialog', 'Lightbox', 'Overlay', 'Sheet'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es wird nur nachgefragt', 'ConfirmDialog'],
        ['Es sind mehr als fünf Felder: eine Seite', 'Assistentenseite'],
      ],
      related: [],
      reader: [
        'Beim Öffnen wird die Überschrift gesagt; danach ist alles dahinter verborgen, beim Schließen kehrt der Fokus zurück.',
      ],
      keys: [
        ['Tab', 'bleibt im Dialog'],
        ['Esc', 'schließt, ohne etwas zu ändern'],
      ],
      yes: ['Der Titel nennt die Sache, der erste Knopf die Tat.'],
      no: ['Einen Dialog aus einem Dialog öffnen.', 'Lange Formulare: die bekommen eine Seite.'],
    } satisfies OwnGuide,
  },
};

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
