import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { StatusProps } from './Status.tsx';
import { Status } from './Status.tsx';

export default {
  title: 'Mitteilen/Status',
  component: Status,
  parameters: {
    guide: {
      text: 'Ein Zustand als Zeichen, Wort und Farbe.',
      also: ['Zustand', 'Etikett', 'Chip', 'Stand'],
      english: ['Tag', 'Status tag', 'Label', 'Lozenge', 'State'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es ist nur eine Zahl', 'Badge'],
        ['Es braucht einen Satz', 'Notice'],
      ],
      related: ['Zeichen', 'TaskList', 'DataTable'],
      reader: ['Nur das Wort wird gelesen; Zeichen und Farbe wiederholen es.'],
      yes: ['Überall dasselbe Wort für denselben Zustand.'],
      no: ['Farbe ohne Wort.', 'Eigene Zustände erfinden: es gibt sechs Töne.'],
    } satisfies OwnGuide,
  },
};

export const Normal = { args: { tone: 'success', children: 'bestätigt' } satisfies StatusProps };

export const Tones = () => (
  <div className="flex flex-wrap gap-3">
    <Status tone="success">bestätigt</Status>
    <Status tone="warning">offen</Status>
    <Status tone="danger">abgelehnt</Status>
    <Status tone="info">angekündigt</Status>
    <Status tone="accent">unterwegs</Status>
    <Status tone="neutral">Entwurf</Status>
  </div>
);

export const Bare = () => (
  <div className="flex flex-wrap gap-6">
    <Status tone="success" look="bare">
      bestätigt
    </Status>
    <Status tone="warning" look="bare">
      offen
    </Status>
    <Status tone="danger" look="bare">
      Frist in 3 Tagen
    </Status>
  </div>
);

export const LongText = () => (
  <div className="w-48">
    <Status tone="danger">Zutritt durch den Hausmeister verweigert</Status>
  </div>
);

export const Field = () => (
  <div data-density="field" className="flex flex-wrap gap-3">
    <Status tone="success">erledigt</Status>
    <Status tone="danger">nicht angetroffen</Status>
    <Status tone="warning">wird später gesendet</Status>
  </div>
);
