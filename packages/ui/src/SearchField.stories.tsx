import { SearchField } from './SearchField.tsx';

export default { title: 'Felder/SearchField', component: SearchField };

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
