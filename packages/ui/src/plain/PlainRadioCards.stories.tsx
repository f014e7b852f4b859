import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { PlainRadioCardsProps } from './PlainRadioCards.tsx';
import { PlainRadioCards } from './PlainRadioCards.tsx';

export default {
  title: 'Leicht/PlainRadioCards',
  component: PlainRadioCards,
  parameters: {
    guide: {
      text: 'Eines aus wenigen, als große Karten.',
      also: ['Auswahl', 'Optionsfeld', 'Auswahlkarten'],
      english: ['Radio cards', 'Option cards', 'Choice cards'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Neben React Aria', 'RadioGroup'],
        ['Es sind mehr als sieben', 'PlainSelect'],
      ],
      related: ['PlainForm', 'Card'],
      reader: ['Die Frage ist der Name der Gruppe und kommt vor der ersten Antwort.'],
      keys: [['Pfeil auf, Pfeil ab', 'bewegt die Auswahl']],
      yes: ['Vergebenes stehen lassen und sagen, dass es vergeben ist.'],
      no: ['Mehr als sieben Karten.'],
    } satisfies OwnGuide,
  },
};

const choices = [
  { id: 'a', label: 'Donnerstag, 6. Mai', hint: 'zwischen 08:00 und 10:00 Uhr', aside: 'frei' },
  { id: 'b', label: 'Freitag, 7. Mai', hint: 'zwischen 13:00 und 15:00 Uhr', aside: 'frei' },
  { id: 'c', label: 'Montag, 10. Mai', hint: 'gerade vergeben', disabled: true },
];

export const Normal = {
  args: {
    id: 'wann',
    name: 'wann',
    label: 'Wann passt es besser?',
    choices,
    defaultValue: 'a',
  } satisfies PlainRadioCardsProps,
};

export const Empty = () => (
  <PlainRadioCards id="leer" name="leer" label="Wann passt es besser?" choices={choices} />
);

export const Refused = () => (
  <PlainRadioCards
    id="falsch"
    name="falsch"
    label="Wann passt es besser?"
    choices={choices}
    error="Bitte wählen Sie einen Termin."
  />
);
