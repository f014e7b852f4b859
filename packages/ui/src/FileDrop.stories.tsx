import { FileDrop } from './FileDrop.tsx';

export default { title: 'Felder/FileDrop', component: FileDrop };

const nothing = () => undefined;
const hint = 'CSV, TXT oder Excel, bis 20 MB und 50.000 Zeilen';

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
