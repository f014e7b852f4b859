import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';

import type { OwnGuide } from '../../../patternlib/pattern.props.ts';
import { controlLook } from '../../look/control.ts';
import type { FieldTexts } from '../field.props.ts';
import { FieldFrame } from './FieldFrame.tsx';

export default {
  title: 'Felder/FieldFrame',
  component: FieldFrame,
  parameters: {
    guide: {
      text: 'Was jedes Feld umgibt: Beschriftung und Hinweis darüber, die Ablehnung darunter.',
      also: ['Feldrahmen', 'Formularzeile'],
      english: ['Form group', 'Field wrapper', 'Form control'],
      status: 'fest',
      since: '0.3.0',
      instead: [
        ['Ohne React Aria', 'PlainFieldTexts'],
        ['Nur die Beschriftung', 'FieldLabel'],
      ],
      related: ['TextField'],
      yes: ['Die Ablehnung steht Wort für Wort auch in der Zusammenfassung oben.'],
      no: ['Ein zweiter Rahmen für ein neues Feld.'],
    } satisfies OwnGuide,
  },
};

const field = (texts: FieldTexts) => (
  <TextField isInvalid={texts.error !== undefined} className="flex max-w-xl flex-col gap-1">
    <FieldFrame texts={texts}>
      <Input className={controlLook(texts.error !== undefined)} />
    </FieldFrame>
  </TextField>
);

export const Normal = () => field({ label: 'Postleitzahl', hint: 'Fünf Ziffern' });

export const Refused = () =>
  field({
    label: 'Postleitzahl',
    hint: 'Fünf Ziffern',
    error: 'Diese Postleitzahl hat vier Ziffern. Bitte ergänzen Sie die fehlende, zum Beispiel 91207.',
  });
