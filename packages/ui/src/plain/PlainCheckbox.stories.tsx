import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { PlainCheckboxProps } from './PlainCheckbox.tsx';
import { PlainCheckbox } from './PlainCheckbox.tsx';

export default {
  title: 'Leicht/PlainCheckbox',
  component: PlainCheckbox,
  parameters: {
    guide: {
      text: 'Ein Kästchen mit großem Ziel.',
      also: ['Häkchen', 'Ankreuzfeld', 'Einwilligung'],
      english: ['Native checkbox', 'HTML checkbox', 'Consent checkbox'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Neben React Aria', 'Checkbox']],
      related: ['PlainForm'],
      reader: ['Beschriftung und Fehler gehören zum Kästchen und werden mit ihm vorgelesen.'],
      keys: [['Leertaste', 'hakt an oder ab']],
      yes: ['Bejahend beschriften.'],
      no: ['Zustimmung vorab ankreuzen.'],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: {
    id: 'schluessel',
    name: 'schluessel',
    label: 'Der Schlüssel liegt beim Nachbarn',
  } satisfies PlainCheckboxProps,
};

export const Refused = () => (
  <PlainCheckbox
    id="ok"
    name="ok"
    label="Ich habe die Datenschutzhinweise gelesen"
    error="Bitte bestätigen Sie, dass Sie die Hinweise gelesen haben."
  />
);

export const LongTexts = () => (
  <div className="max-w-64">
    <PlainCheckbox
      id="lang"
      name="lang"
      label="Die Wohnungseigentümergemeinschaft ist einverstanden"
      hint="Als Zustellungsbevollmächtigte Hausverwaltung stimmen Sie für alle Wohnungen zu."
    />
  </div>
);
