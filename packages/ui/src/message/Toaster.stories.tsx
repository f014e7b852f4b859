import { useEffect } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import { showToast } from './showToast.tsx';

export default {
  title: 'Mitteilen/Toast',
  parameters: {
    guide: {
      text: 'Sagt, dass etwas getan wurde, und nimmt es zehn Sekunden lang zurück.',
      also: ['Meldung', 'Benachrichtigung'],
      english: ['Snackbar', 'Flash message', 'Notification'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Man muss es gelesen haben', 'Notice'],
        ['Vorher ist zu fragen, weil es endgültig ist', 'ConfirmDialog'],
      ],
      related: ['Rückgängig', 'UiProvider'],
      reader: ['Wird höflich gesagt, ohne den Fokus zu nehmen.'],
      keys: [
        ['Alt T', 'geht zu den Meldungen'],
        ['Esc', 'schließt'],
      ],
      yes: ['Rückgängig statt „Sind Sie sicher?“.'],
      no: ['Was man gelesen haben muss: das gehört auf die Seite.'],
    } satisfies OwnGuide,
  },
};

export const WithUndo = () => (
  <Button
    onPress={() =>
      showToast('Marktplatz 4 wurde aus der Kehrtour genommen.', { onUndo: () => showToast('Wieder da.') })
    }
  >
    Halt entfernen
  </Button>
);

export const Plain = () => (
  <Button onPress={() => showToast('31 Terminzettel sind im Download.', { tone: 'success' })}>Drucken</Button>
);

export const Refused = () => (
  <Button
    onPress={() =>
      showToast('Keine Verbindung. Ihre Antwort wird gesendet, sobald wieder Netz da ist.', {
        tone: 'danger',
      })
    }
  >
    Senden
  </Button>
);

export const Shown = () => {
  useEffect(() => {
    showToast('Die Wohnungseigentümergemeinschaft Obere Bahnhofstraße wurde aus der Kehrtour genommen.', {
      id: 'shown',
      tone: 'success',
      onUndo: () => undefined,
    });
  }, []);
  return <p>Die Meldung steht am unteren Rand.</p>;
};
