import { useState } from 'react';

import { ComboBox } from './ComboBox.tsx';
import type { Choice } from './field.props.ts';
import { Select } from './Select.tsx';

export default { title: 'Felder/Select', component: Select };

const encodings: Choice[] = [
  { id: 'utf-8', label: 'UTF-8', hint: 'heutiger Standard' },
  { id: 'windows-1252', label: 'Windows-1252', hint: 'ältere Windows-Programme' },
  { id: 'cp850', label: 'CP850', hint: 'DOS-Programme' },
];

const streets: Choice[] = [
  'Marktplatz',
  'Bahnhofstraße',
  'Obere Bahnhofstraße',
  'Nürnberger Straße',
  'Hersbrucker Straße',
  'Altdorfer Straße',
].map((label, position) => ({ id: `s${position}`, label, hint: `${(position + 2) * 7} Liegenschaften` }));

export const Chosen = () => {
  const [value, setValue] = useState('windows-1252');
  return (
    <Select
      label="Zeichensatz der Datei"
      choices={encodings}
      value={value}
      onChange={setValue}
      width="medium"
    />
  );
};

export const Empty = () => (
  <Select label="Zeichensatz" choices={encodings} placeholder="Bitte wählen" width="medium" />
);

export const Open = () => (
  <Select label="Zeichensatz" choices={encodings} defaultValue="cp850" defaultOpen width="medium" />
);

export const Refused = () => (
  <Select
    label="Spalte für die Hausnummer"
    choices={encodings}
    placeholder="Bitte wählen"
    error="Bitte wählen Sie die Spalte mit der Hausnummer."
    width="medium"
  />
);

export const Disabled = () => (
  <Select label="Bundesland" choices={encodings} defaultValue="cp850" disabled width="medium" />
);

export const Search = () => {
  const [value, setValue] = useState<string | null>('s2');
  return (
    <ComboBox
      label="Straße"
      hint="Ein paar Buchstaben genügen."
      choices={streets}
      value={value}
      onChange={setValue}
    />
  );
};

export const SearchBusy = () => <ComboBox label="Straße" choices={[]} inputValue="Bahn" busy />;

export const SearchRefused = () => (
  <ComboBox label="Straße" choices={streets} error="In dieser Straße sind keine Liegenschaften bekannt." />
);

export const LongTexts = () => (
  <div className="max-w-64">
    <Select
      label="Vorgabe für die Länge des Zeitfensters in Mehrfamilienhäusern"
      choices={[{ id: 'a', label: 'Ganzer Vormittag, weil mehrere Wohnungen hintereinander geprüft werden' }]}
      defaultValue="a"
    />
  </div>
);
