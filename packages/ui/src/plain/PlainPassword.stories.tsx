import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { PlainPasswordProps } from './PlainPassword.tsx';
import { PlainPassword } from './PlainPassword.tsx';

export default {
  title: 'Leicht/PlainPassword',
  component: PlainPassword,
  parameters: {
    guide: {
      text: 'Ein Passwort, das sich zeigen lässt, ohne React Aria.',
      also: ['Kennwort', 'Passwort'],
      english: ['Native password input', 'HTML password'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Neben React Aria', 'PasswordField']],
      related: ['PlainForm'],
      reader: ['Der Schalter heißt nach dem Feld: „Passwort zeigen“, „Passwort verbergen“.'],
      keys: [['Tab', 'geht zum Feld und weiter']],
      yes: ['Einfügen erlauben.'],
      no: ['Zweimal tippen lassen.'],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: { id: 'passwort', label: 'Passwort', autoComplete: 'current-password' } satisfies PlainPasswordProps,
};

export const Refused = () => (
  <PlainPassword
    id="neu"
    label="Neues Passwort"
    autoComplete="new-password"
    error="Bitte nehmen Sie mindestens 15 Zeichen, am besten einen kurzen Satz."
  />
);
