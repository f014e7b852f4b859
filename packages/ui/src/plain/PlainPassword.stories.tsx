import type { PlainPasswordProps } from './PlainPassword.tsx';
import { PlainPassword } from './PlainPassword.tsx';

export default {
  title: 'Leicht/PlainPassword',
  component: PlainPassword,
  parameters: {
    guide: {
      text: 'Ein Passwort, das sich zeigen lässt, ohne React Aria.',
      also: ['Kennwort', 'Passwort'],
      reader: ['Der Schalter heißt nach dem Feld: „Passwort zeigen“, „Passwort verbergen“.'],
      keys: [['Tab', 'geht zum Feld und weiter']],
      yes: ['Einfügen erlauben.'],
      no: ['Zweimal tippen lassen.'],
    },
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
