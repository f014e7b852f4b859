import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { PasswordFieldProps } from './PasswordField.tsx';
import { PasswordField } from './PasswordField.tsx';

export default {
  title: 'Felder/PasswordField',
  component: PasswordField,
  parameters: {
    guide: {
      text: 'Ein Passwort, das sich zeigen lässt. Zweimal tippen hilft niemandem.',
      also: ['Kennwort', 'Passwort'],
      english: ['Password input', 'Secret'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Der Code kommt per SMS oder Brief und ist kein Geheimnis', 'TextField'],
        ['Die Seite muss ohne JavaScript gehen', 'PlainPassword'],
      ],
      related: [],
      reader: ['Der Schalter heißt „Passwort zeigen“ oder „Passwort verbergen“.'],
      keys: [
        ['Tab', 'geht zum Feld und weiter'],
        ['Enter auf dem Auge', 'zeigt oder verbirgt'],
      ],
      yes: ['Einfügen aus dem Passwortspeicher erlauben.'],
      no: ['Regeln über Sonderzeichen; die Länge zählt.'],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: {
    label: 'Passwort',
    hint: 'Mindestens 15 Zeichen, am besten ein kurzer Satz.',
  } satisfies PasswordFieldProps,
};

export const Filled = () => (
  <PasswordField label="Passwort" hint="Mindestens 12 Zeichen." defaultValue="geheim-geheim" />
);

export const Refused = () => (
  <PasswordField
    label="Neues Passwort"
    defaultValue="schornstein"
    error="Bitte nehmen Sie mindestens 15 Zeichen, am besten einen kurzen Satz."
  />
);
