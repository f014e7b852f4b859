import { useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { ComboBoxProps } from './ComboBox.tsx';
import { ComboBox } from './ComboBox.tsx';
import type { Choice } from './field.props.ts';

export default {
  title: 'Felder/ComboBox',
  component: ComboBox,
  parameters: {
    guide: {
      text: 'Eines aus vielen: ein paar Buchstaben genügen.',
      also: ['Autovervollständigung', 'Suche', 'Auswahl'],
      english: ['Combo box', 'Autocomplete', 'Typeahead', 'Autosuggest', 'Filterable select'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Die Liste ist kurz und bekannt', 'Select'],
        ['Es wird frei gesucht, nicht gewählt', 'SearchField'],
      ],
      related: ['ChoiceList'],
      reader: ['Wie viele Einträge passen, wird beim Tippen gesagt.'],
      keys: [
        ['Buchstaben', 'schränken die Liste ein'],
        ['Pfeil auf, Pfeil ab', 'bewegt die Auswahl'],
        ['Enter', 'wählt'],
        ['Esc', 'schließt, ohne etwas zu ändern'],
      ],
      yes: ['Wenn auf dem Server gesucht wird, dreht sich das Zeichen.'],
      no: ['Annehmen, was nicht in der Liste steht.'],
    } satisfies OwnGuide,
  },
};

const streets: Choice[] = [
  'Marktplatz',
  'Bahnhofstraße',
  'Obere Bahnhofstraße',
  'Nürnberger Straße',
  'Hersbrucker Straße',
  'Altdorfer Straße',
].map((label, position) => ({ id: `s${position}`, label, hint: `${(position + 2) * 7} Liegenschaften` }));

export const Normal = {
  args: { label: 'Straße', hint: 'Ein paar Buchstaben genügen.', choices: streets } satisfies ComboBoxProps,
};

export const Chosen = () => {
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

export const Busy = () => <ComboBox label="Straße" choices={[]} inputValue="Bahn" busy />;

export const Refused = () => (
  <ComboBox label="Straße" choices={streets} error="In dieser Straße sind keine Liegenschaften bekannt." />
);

export const NothingFound = () => <ComboBox label="Straße" choices={[]} inputValue="Xylophonweg" />;
