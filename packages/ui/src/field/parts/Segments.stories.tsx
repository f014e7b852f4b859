import { parseDate } from '@internationalized/date';
import { DateField } from 'react-aria-components/DateField';
import { Label } from 'react-aria-components/Label';

import type { OwnGuide } from '../../../patternlib/pattern.props.ts';
import { controlBoxLook } from '../../look/control.ts';
import { Segments } from './Segments.tsx';

export default {
  title: 'Felder/Segments',
  component: Segments,
  parameters: {
    guide: {
      text: 'Tag, Monat und Jahr oder Stunde und Minute, jedes für sich zu tippen.',
      also: ['Datumsteile', 'Ziffernfelder'],
      english: ['Date segments', 'Segmented input'],
      status: 'fest',
      since: '0.3.0',
      instead: [
        ['Für sich allein, mit Beschriftung', 'DateField'],
        ['Stunde und Minute', 'TimeField'],
      ],
      related: [],
      keys: [['Pfeil auf, Pfeil ab', 'zählt das Stück unter dem Zeiger']],
      yes: ['Sagt vor dem Tippen, was wohin gehört.'],
      no: ['Ein freies Feld für ein Datum.'],
    } satisfies OwnGuide,
  },
};

export const Normal = () => (
  <DateField defaultValue={parseDate('2027-05-04')} shouldForceLeadingZeros className="max-w-56">
    <Label className="font-semibold">Tag der Kehrtour</Label>
    <Segments className={`${controlBoxLook()} items-center px-3`} />
  </DateField>
);

export const Empty = () => (
  <DateField shouldForceLeadingZeros className="max-w-56">
    <Label className="font-semibold">Tag der Kehrtour</Label>
    <Segments className={`${controlBoxLook()} items-center px-3`} />
  </DateField>
);
