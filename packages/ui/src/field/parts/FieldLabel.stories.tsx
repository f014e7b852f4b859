import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';

import type { OwnGuide } from '../../../patternlib/pattern.props.ts';
import { controlLook } from '../../look/control.ts';
import type { FieldLabelProps } from './FieldLabel.tsx';
import { FieldLabel } from './FieldLabel.tsx';

export default {
  title: 'Felder/FieldLabel',
  component: FieldLabel,
  parameters: {
    guide: {
      text: 'Beschriftung und Hinweis über einem Feld.',
      also: ['Beschriftung', 'Feldname'],
      english: ['Label', 'Hint text', 'Helper text'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Ablehnung und Feld gehören dazu', 'FieldFrame']],
      related: ['PlainFieldTexts'],
      yes: ['Der Hinweis steht vor dem Feld: wer ihn braucht, liest ihn vorher.'],
      no: ['„Pflichtfeld“: nur Freiwilliges ist bezeichnet.'],
    } satisfies OwnGuide,
  },
};

const field = (props: FieldLabelProps) => (
  <TextField className="flex max-w-xl flex-col gap-1">
    <FieldLabel {...props} />
    <Input className={controlLook()} />
  </TextField>
);

export const Normal = () => field({ label: 'Straße und Hausnummer' });

export const LongTexts = () =>
  field({
    label: 'Name der Wohnungseigentümergemeinschaft oder der Hausverwaltung, wie er auf dem Bescheid steht',
    hint: 'Steht oben rechts auf dem Feuerstättenbescheid. Abkürzungen wie WEG dürfen bleiben.',
    optional: true,
  });
