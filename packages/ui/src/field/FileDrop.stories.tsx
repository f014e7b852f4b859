import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { FileDropProps } from './FileDrop.tsx';
import { FileDrop } from './FileDrop.tsx';

export default {
  title: 'Felder/FileDrop',
  component: FileDrop,
  parameters: {
    guide: {
      text: 'Eine Datei ablegen oder auswählen; sagt vorher, was gelesen werden kann.',
      also: ['Datei', 'Upload', 'Hochladen'],
      english: ['File upload', 'File trigger', 'File picker', 'Attachment'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Nur die Fläche, der Inhalt ist eigen', 'DropZone']],
      related: ['Progress'],
      reader: ['Der Knopf öffnet die Auswahl des Systems; eine Ablehnung wird gleich gesagt.'],
      keys: [
        ['Enter, Leertaste', 'öffnet die Dateiauswahl'],
        ['Strg V', 'nimmt eine kopierte Datei'],
      ],
      yes: ['Formate und Größe in Worten.', 'Im Fehler den Ausweg nennen.'],
      no: ['Erst nach dem Hochladen sagen, dass es zu groß war.'],
    } satisfies OwnGuide,
  },
};

const nothing = () => undefined;
const hint = 'CSV, TXT oder Excel, bis 20 MB und 50.000 Zeilen';

export const Normal = {
  args: { label: 'Exportdatei hierher ziehen', hint, onFiles: nothing } satisfies FileDropProps,
};

export const Empty = () => (
  <FileDrop
    label="Exportdatei hierher ziehen"
    hint={hint}
    accept={['.csv', '.txt', '.xlsx']}
    onFiles={nothing}
  />
);
export const Busy = () => (
  <FileDrop label="lauf-aufgaben.csv wird gelesen" hint={hint} busy onFiles={nothing} />
);
export const Refused = () => (
  <FileDrop
    label="Exportdatei hierher ziehen"
    hint={hint}
    onFiles={nothing}
    error="Die Datei ist 60 MB groß. Bis 20 MB können gelesen werden: Exportieren Sie je Ort eine eigene Datei."
  />
);
