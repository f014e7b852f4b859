import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';

import type { TextFieldProps } from './TextField.tsx';
import { TextField } from './TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after' | 'before'>;

/** A password that can be shown: typing twice helps nobody. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Sign = shown ? EyeOff : Eye;
  const toggle = (
    <Button
      slot={null}
      aria-label={shown ? 'Passwort verbergen' : 'Passwort zeigen'}
      onPress={() => setShown(!shown)}
      className="-mr-2 grid size-control-sm place-items-center rounded-sm outline-offset-0 hover:bg-sunken"
    >
      <Sign aria-hidden className="size-5" />
    </Button>
  );
  return (
    <TextField autoComplete="current-password" {...props} type={shown ? 'text' : 'password'} after={toggle} />
  );
}
