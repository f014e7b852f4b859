import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { SearchFieldProps } from './SearchField.tsx';
import { SearchField } from './SearchField.tsx';

export default {
  title: 'Felder/SearchField',
  component: SearchField,
  parameters: {
    guide: {
      text: 'Sucht beim Tippen.',
      also: ['Suche', 'Finden', 'Filter'],
      english: ['Search box', 'Search bar', 'Filter input'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Aus dem Getippten soll genau ein Eintrag werden', 'ComboBox'],
        ['Gesucht wird im ganzen Programm', 'CommandPalette'],
      ],
      related: ['Listenseite', 'DataTable'],
      reader: ['Ein Suchfeld mit Namen; „Suche leeren“ ist ein eigener Knopf.'],
      keys: [['Esc', 'leert das Feld']],
      yes: ['Der Platzhalter sagt, wonach man suchen kann.'],
      no: ['Erst nach einem Klick auf „Suchen“ etwas tun.'],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: {
    label: 'Liegenschaften durchsuchen',
    placeholder: 'Straße, Name oder Nummer',
  } satisfies SearchFieldProps,
};

export const Filled = () => (
  <SearchField label="Liegenschaften durchsuchen" defaultValue="Obere Bahnhofstr" />
);
export const Empty = () => (
  <SearchField label="Liegenschaften durchsuchen" placeholder="Straße, Name oder Nummer" />
);
export const Busy = () => <SearchField label="Suche" labelShown defaultValue="Markt" busy />;
export const Refused = () => (
  <SearchField label="Suche" defaultValue="" placeholder="Nach dem Import möglich" disabled />
);
