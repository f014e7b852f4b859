import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { TextAreaProps } from './TextArea.tsx';
import { TextArea } from './TextArea.tsx';

export default {
  title: 'Felder/TextArea',
  component: TextArea,
  parameters: {
    guide: {
      text: 'Mehrere Zeilen. Zu lang wird gezählt und erst beim Senden abgelehnt.',
      also: ['Mehrzeilig', 'Notiz', 'Bemerkung', 'Textfeld'],
      english: ['Multiline text field', 'Character count', 'Comment box'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Eine Zeile genügt', 'TextField'],
        ['Die Seite muss ohne JavaScript gehen', 'PlainField'],
      ],
      related: ['FieldFrame'],
      reader: [
        'Beschriftung, dann Hinweis und Fehler; wie viele Zeichen noch passen, steht als Satz darunter.',
      ],
      keys: [
        ['Tab', 'geht zum Feld und weiter'],
        ['Enter', 'beginnt eine neue Zeile'],
      ],
      yes: ['Sagen, wer den Text liest.'],
      no: ['Mitten im Wort aufhören zu schreiben lassen.'],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: { label: 'Nachricht an den Betrieb', optional: true, rows: 4 } satisfies TextAreaProps,
};

export const Filled = () => (
  <TextArea
    label="Nachricht an den Betrieb"
    optional
    value="Schlüssel liegt bei Familie Özdemir im Erdgeschoss."
    charactersMax={300}
  />
);

export const Refused = () => (
  <TextArea
    label="Nachricht"
    value="Bitte klingeln Sie zweimal, der Hund bellt, tut aber nichts."
    charactersMax={40}
    error="Die Nachricht ist 20 Zeichen zu lang."
  />
);
