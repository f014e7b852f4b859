import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { TextField } from '../field/TextField.tsx';
import type { ErrorSummaryProps } from './ErrorSummary.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

export default {
  title: 'Mitteilen/ErrorSummary',
  component: ErrorSummary,
  parameters: {
    guide: {
      text: 'Oben auf der Seite, sobald etwas fehlt: nimmt den Fokus und führt zu jedem Feld.',
      also: ['Fehler', 'Fehlerliste', 'Validierung'],
      english: ['Error summary', 'Form errors', 'Validation summary'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Es betrifft kein Feld', 'Notice']],
      related: ['Fehler im Formular', 'FieldFrame', 'PlainForm'],
      reader: ['Bekommt den Fokus und wird vorgelesen; jeder Satz ist ein Link in sein Feld.'],
      keys: [['Enter auf einer Zeile', 'springt in das Feld']],
      yes: ['Derselbe Satz oben und am Feld.', 'Auch Fehler ohne Feld stehen hier.'],
      no: ['Nur „Bitte prüfen Sie Ihre Eingaben“.'],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: {
    faults: [{ text: 'Die Postleitzahl hat fünf Ziffern.' }],
    title: 'Bitte noch einmal ansehen',
  } satisfies ErrorSummaryProps,
};

export const WithFields = () => (
  <div className="grid max-w-xl gap-6">
    <ErrorSummary
      faults={[
        { fieldId: 'mail', text: 'Die E-Mail-Adresse ist unvollständig. Beispiel: name@beispiel.de' },
        { fieldId: 'plz', text: 'Die Postleitzahl hat fünf Ziffern.' },
        { text: 'Der gewählte Termin ist inzwischen vergeben.' },
      ]}
    />
    <TextField
      id="mail"
      label="E-Mail-Adresse"
      defaultValue="anna@"
      error="Die E-Mail-Adresse ist unvollständig. Beispiel: name@beispiel.de"
    />
    <TextField
      id="plz"
      label="Postleitzahl"
      width="short"
      defaultValue="912"
      error="Die Postleitzahl hat fünf Ziffern."
    />
  </div>
);

export const One = () => (
  <ErrorSummary
    title="Anmelden hat nicht geklappt"
    faults={[{ text: 'E-Mail-Adresse oder Passwort stimmen nicht.' }]}
  />
);
