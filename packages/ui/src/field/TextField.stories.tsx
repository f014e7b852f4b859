import { Search } from 'lucide-react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { TextFieldProps } from './TextField.tsx';
import { TextField } from './TextField.tsx';

export default {
  title: 'Felder/TextField',
  component: TextField,
  parameters: {
    guide: {
      text: 'Eine Zeile Text. Leerzeichen, Punkte und Striche dürfen bleiben; wir lesen es trotzdem.',
      also: ['Eingabefeld', 'Textfeld', 'Input'],
      english: ['Text input', 'Textbox', 'Text box', 'Input field', 'Form field'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es ist eine Menge, mit der gerechnet wird', 'NumberField'],
        ['Es sind mehrere Zeilen', 'TextArea'],
        ['Es ist ein Tag', 'DateField'],
        ['Die Seite muss ohne JavaScript gehen', 'PlainField'],
      ],
      related: ['FieldFrame', 'SearchField'],
      reader: ['Beschriftung, dann Hinweis und Fehler.'],
      keys: [['Tab', 'geht zum Feld und weiter']],
      yes: [
        'Die Breite zeigt, wie viel erwartet wird.',
        'Der Fehler sagt, was fehlt, und gibt ein Beispiel.',
        'Freiwilliges ist als freiwillig bezeichnet.',
      ],
      no: [
        'Den Platzhalter statt einer Beschriftung.',
        'Rot werden, während jemand noch tippt.',
        '„Ungültige Eingabe“.',
      ],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: { label: 'Straße und Hausnummer', defaultValue: 'Marktplatz 4' } satisfies TextFieldProps,
};

export const Filled = () => (
  <div className="grid max-w-xl gap-6">
    <TextField label="Straße und Hausnummer" defaultValue="Marktplatz 4" autoComplete="street-address" />
    <TextField
      label="Postleitzahl"
      hint="Leerzeichen dürfen stehen bleiben."
      defaultValue="91 207"
      width="short"
      inputMode="numeric"
    />
    <TextField label="Telefon" optional type="tel" defaultValue="09123 / 45 67-8" width="medium" />
  </div>
);

export const Empty = () => <TextField label="Name am Klingelschild" optional />;

export const BeforeAndAfter = () => (
  <div className="grid max-w-xl gap-6">
    <TextField label="Adresse der Buchungsseite" before="kehrtour.example/" defaultValue="musterbach" />
    <TextField label="Betrag" after="€" width="short" defaultValue="48,20" />
    <TextField
      label="Suche"
      labelHidden
      before={<Search aria-hidden className="size-5" />}
      defaultValue="Bahnhof"
    />
  </div>
);

export const Refused = () => (
  <TextField
    label="E-Mail-Adresse"
    hint="Dorthin geht die Bestätigung."
    error="Die E-Mail-Adresse ist unvollständig. Beispiel: name@beispiel.de"
    type="email"
    defaultValue="anna.berger@"
  />
);

export const Disabled = () => <TextField label="Kundennummer" disabled defaultValue="K-2041" />;

export const LongTexts = () => (
  <div className="max-w-72">
    <TextField
      label="Abweichende Zustellanschrift der Wohnungseigentümergemeinschaft"
      hint="Nur wenn der Feuerstättenbescheid nicht an die Hausverwaltung gehen soll."
      error="Für die Wohnungseigentümergemeinschaft Obere Bahnhofstraße 14–18 fehlt die Hausnummer der Zustellanschrift."
      defaultValue="Donaudampfschifffahrtsgesellschaftsstraße"
    />
  </div>
);

export const Field = () => (
  <div data-density="field">
    <TextField
      label="Was ist aufgefallen?"
      hint="Wird dem Eigentümer geschrieben."
      defaultValue="Rußtür undicht"
    />
  </div>
);
