import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';

import { controlLook } from '../../look/control.ts';
import type { FieldLabelProps } from './FieldLabel.tsx';
import { FieldLabel } from './FieldLabel.tsx';

export default {
  title: 'Felder/FieldLabel',
  component: FieldLabel,
  parameters: {
    guide: {
      text: 'Beschriftung und Hinweis über einem Feld.',
      yes: ['Der Hinweis steht vor dem Feld: wer ihn braucht, liest ihn vorher.'],
      no: ['„Pflichtfeld“: nur Freiwilliges ist bezeichnet.'],
    },
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
