import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { ChangeArrow } from './ChangeArrow.tsx';

export default {
  title: 'Marke/Wechselpfeil',
  component: ChangeArrow,
  parameters: {
    guide: {
      text: 'Steht zwischen dem, was war, und dem, was jetzt gilt.',
      also: ['Pfeil', 'Vorher und nachher'],
      english: ['Change arrow', 'From to', 'Diff'],
      status: 'neu',
      since: '0.5.0',
      instead: [['Es zeigt einen Weg und keine Änderung', 'Breadcrumb']],
      related: ['Symbole', 'KeyValue'],
      yes: ['Das Alte durchgestrichen davor.'],
      no: ['Als Wegweiser: „Einstellungen › Mitarbeitende“ hat ein Zeichen der Schrift.'],
      reader: ['Liest „jetzt“ zwischen beidem.'],
    } satisfies OwnGuide,
  },
};

export const FromOldToNew = () => (
  <p>
    <s className="text-muted">Dienstag, 4. Mai, 10:00 Uhr</s>
    <ChangeArrow />
    Mittwoch, 5. Mai, 8:00 Uhr
  </p>
);
