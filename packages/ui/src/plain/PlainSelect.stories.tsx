import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { PlainSelectProps } from './PlainSelect.tsx';
import { PlainSelect } from './PlainSelect.tsx';

export default {
  title: 'Leicht/PlainSelect',
  component: PlainSelect,
  parameters: {
    guide: {
      text: 'Die Liste des Systems: auf dem Telefon gibt es keine bessere.',
      also: ['Auswahlliste', 'Dropdown', 'Klappliste'],
      english: ['Native select', 'HTML select', 'System dropdown'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Neben React Aria', 'Select'],
        ['Es sind wenige', 'PlainRadioCards'],
      ],
      related: ['PlainForm'],
      reader: ['Das `select` des Browsers, mit allem, was Screenreader daran kennen.'],
      keys: [
        ['Pfeil auf, Pfeil ab', 'bewegt die Auswahl'],
        ['Buchstaben', 'springen zum Eintrag'],
      ],
      yes: ['Mit „Bitte wählen“, wenn nichts das Übliche ist.'],
      no: ['Für zwei Möglichkeiten.'],
    } satisfies OwnGuide,
  },
};

const choices = [
  { id: '1', label: 'Ofen kehren' },
  { id: '2', label: 'Abnahme eines neuen Ofens' },
];

export const Normal = {
  args: { id: 'art', name: 'art', label: 'Was brauchen Sie?', choices } satisfies PlainSelectProps,
};

export const Empty = () => (
  <PlainSelect id="leer" name="leer" label="Was brauchen Sie?" choices={choices} placeholder="Bitte wählen" />
);

export const Refused = () => (
  <PlainSelect
    id="falsch"
    name="falsch"
    label="Was brauchen Sie?"
    choices={choices}
    placeholder="Bitte wählen"
    error="Bitte wählen Sie, was gemacht werden soll."
  />
);
