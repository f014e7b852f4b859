import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { DropZone } from './DropZone.tsx';

export default {
  title: 'Felder/DropZone',
  component: DropZone,
  parameters: {
    guide: {
      text: 'Nur die Fläche, auf der man Dateien ablegen kann; was darin steht, bestimmt die Seite.',
      also: ['Ablegen', 'Drag and Drop', 'Hochladen'],
      english: ['Drag and drop area', 'Drop target'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Es soll auch einen Knopf geben, und das ist fast immer so', 'FileDrop']],
      related: [],
      reader: ['Eine Fläche mit Namen; wer nicht ziehen kann, braucht daneben einen Knopf.'],
      yes: ['Immer auch einen Weg ohne Maus anbieten.'],
      no: ['Die einzige Möglichkeit, eine Datei zu übergeben.'],
    } satisfies OwnGuide,
  },
};

const nothing = () => undefined;

export const AroundAMap = () => (
  <DropZone label="Kartenauszug hier ablegen" onFiles={nothing}>
    <p className="p-8 text-center text-muted">Kartenauszug (.osm.pbf) hier ablegen</p>
  </DropZone>
);

export const Refused = () => (
  <DropZone label="Kartenauszug hier ablegen" onFiles={nothing} disabled>
    <p className="p-8 text-center text-muted">Es wird schon ein Kartenauszug gelesen.</p>
  </DropZone>
);
