import type { OwnGuide } from '../../../patternlib/pattern.props.ts';
import { controlLook } from '../../look/control.ts';
import type { PlainFieldTextsProps } from './PlainFieldTexts.tsx';
import { describedBy, PlainFieldTexts } from './PlainFieldTexts.tsx';

export default {
  title: 'Leicht/PlainFieldTexts',
  component: PlainFieldTexts,
  parameters: {
    guide: {
      text: 'Beschriftung, Hinweis und Ablehnung um ein Feld des Browsers.',
      also: ['Feldtexte', 'Hinweis am Feld'],
      english: ['Native label', 'Field texts', 'Hint and error'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Neben React Aria', 'FieldFrame'],
        ['Für sich allein', 'PlainField'],
      ],
      related: [],
      yes: ['Das Feld zeigt mit aria-describedby auf beide.'],
      no: ['Ein Feld ohne Beschriftung.'],
    } satisfies OwnGuide,
  },
};

const field = ({ id, hint, error, ...texts }: Omit<PlainFieldTextsProps, 'children'>) => (
  <PlainFieldTexts id={id} {...(hint === undefined ? {} : { hint })} error={error} {...texts}>
    <input
      id={id}
      aria-describedby={describedBy(id, hint, error)}
      className={controlLook(error !== undefined)}
    />
  </PlainFieldTexts>
);

export const Normal = () => field({ id: 'klingel', label: 'Name am Klingelschild', optional: true });

export const Refused = () =>
  field({
    id: 'plz',
    label: 'Postleitzahl',
    hint: 'Fünf Ziffern. Leerzeichen dürfen stehen bleiben.',
    error: 'Diese Postleitzahl hat vier Ziffern. Bitte ergänzen Sie die fehlende, zum Beispiel 91207.',
  });
