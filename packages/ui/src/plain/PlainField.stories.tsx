import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { PlainFieldProps } from './PlainField.tsx';
import { PlainField } from './PlainField.tsx';

export default {
  title: 'Leicht/PlainField',
  component: PlainField,
  parameters: {
    guide: {
      text: 'Ein Feld oder mehrere Zeilen, so wie der Browser sie kennt.',
      also: ['Eingabefeld', 'Textfeld', 'Input'],
      english: ['Native input', 'HTML input', 'Plain text field'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Neben React Aria', 'TextField'],
        ['Es ist ein Geheimnis', 'PlainPassword'],
      ],
      related: ['PlainForm', 'PlainFieldTexts'],
      reader: ['Erst die Beschriftung, dann Hinweis und Fehler.'],
      keys: [['Tab', 'geht zum Feld und weiter']],
      yes: ['Die richtige Tastatur: Telefon, Mail, Ziffern.'],
      no: ['Beim Tippen Zeichen verschlucken.'],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: {
    id: 'name',
    name: 'name',
    label: 'Name',
    autoComplete: 'name',
    defaultValue: 'Irmgard Haßler',
  } satisfies PlainFieldProps,
};

export const Empty = () => (
  <PlainField
    id="tel"
    name="tel"
    type="tel"
    label="Telefon"
    optional
    hint="Nur falls sich etwas verschiebt."
  />
);

export const Refused = () => (
  <PlainField
    id="mail"
    name="mail"
    type="email"
    label="E-Mail-Adresse"
    defaultValue="irmgard@"
    error="Die E-Mail-Adresse ist unvollständig. Beispiel: name@beispiel.de"
  />
);

export const SeveralLines = () => (
  <PlainField
    id="text"
    name="text"
    label="Nachricht"
    rows={4}
    defaultValue="Der Schlüssel liegt bei Familie Kraus."
  />
);

export const LongTexts = () => (
  <div className="max-w-64">
    <PlainField
      id="z"
      name="z"
      label="Zustellanschrift der Wohnungseigentümergemeinschaft"
      hint="Nur wenn der Feuerstättenbescheid nicht an die Hausverwaltung gehen soll."
      defaultValue="Donaudampfschifffahrtsgesellschaftsstraße 14"
    />
  </div>
);
