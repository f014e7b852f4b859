import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import { Popover } from './Popover.tsx';

export default {
  title: 'Über der Seite/Popover',
  component: Popover,
  parameters: {
    guide: {
      text: 'Eine kleine Fläche neben ihrem Knopf: eine Erklärung, ein Filter.',
      also: ['Blase', 'Popup', 'Zusatz'],
      english: ['Popper', 'Hover card', 'Popout'],
      status: 'läuft aus',
      since: '0.1.0',
      instead: [
        ['Die Erklärung darf immer dastehen', 'Notice'],
        ['Es ist der Name eines Zeichens', 'Tooltip'],
        ['Es ist etwas einzugeben', 'Dialog'],
      ],
      related: [],
      reader: ['Geht auf mit eigenem Namen; der Fokus wandert hinein und mit Escape zurück.'],
      keys: [
        ['Enter, Leertaste', 'öffnet'],
        ['Tab', 'bleibt darin'],
        ['Esc', 'schließt, ohne etwas zu ändern'],
      ],
      yes: ['Für „Warum hier?“ und andere kurze Antworten.'],
      no: ['Ein Popover aus einem Popover öffnen.'],
    } satisfies OwnGuide,
  },
};

export const Explanation = () => (
  <Popover defaultOpen label="Warum hier?" trigger={<Button size="small">Warum hier?</Button>}>
    <p>Zwischen Marktplatz 2 und Marktplatz 9 kostet dieser Halt nur 40 Sekunden Weg.</p>
  </Popover>
);

export const LongTexts = () => (
  <Popover defaultOpen label="Warum nicht?" trigger={<Button size="small">Warum nicht?</Button>}>
    <p>
      Die Wohnungseigentümergemeinschaft Obere Bahnhofstraße 14–18 braucht 95 Minuten. Anna Berger hat am
      Dienstag noch 60 Minuten frei, Jonas Vogt darf keine Feuerstättenschau machen.
    </p>
  </Popover>
);
