import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

export default {
  title: 'Über der Seite/Tooltip',
  component: Tooltip,
  parameters: {
    guide: {
      text: 'Ein kurzer Name beim Zeigen und beim Fokus.',
      also: ['Hinweis', 'Sprechblase', 'Kurzinfo'],
      english: ['Tool tip', 'Hint bubble', 'Infotip'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Man muss es gelesen haben', 'Notice'],
        ['Es hilft beim Ausfüllen', 'FieldLabel'],
      ],
      related: ['IconButton'],
      reader: ['Der Text ist die Beschreibung dessen, woran er hängt.'],
      keys: [
        ['Tab', 'zeigt ihn'],
        ['Esc', 'verbirgt ihn'],
      ],
      yes: ['Der Name eines Zeichens.'],
      no: ['Etwas, das nur hier steht: auf dem Telefon sieht es niemand.'],
    } satisfies OwnGuide,
  },
};

export const OnAButton = () => (
  <Tooltip text="Druckt in Laufreihenfolge">
    <Button>Terminzettel</Button>
  </Tooltip>
);
