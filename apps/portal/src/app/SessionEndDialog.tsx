import { ApiError, istCode } from '@kehrtour/api-client/client';
import { useAuth } from '@kehrtour/auth/react/useAuth';
import { mitarbeiterAnmelden } from '@kehrtour/contract/konto';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { PasswordField } from '@kehrtour/ui/field/PasswordField.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import { useState } from 'react';

import { publicClient } from './client.ts';

export type SessionEndDialogProps = { email: string; onClose: () => void };

/** A password keeps the session going and everything on the page where it is. */
export function SessionEndDialog({ email, onClose }: SessionEndDialogProps) {
  const { setUserToken } = useAuth();
  const [passwort, setPasswort] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function extend() {
    setBusy(true);
    setRefusal(undefined);
    try {
      const { accessToken } = await publicClient.call(mitarbeiterAnmelden, { body: { email, passwort } });
      await setUserToken(accessToken);
      setPasswort('');
    } catch (error) {
      setRefusal(error instanceof ApiError ? refusedBecause(error) : NO_CONNECTION);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      title="Ihre Sitzung endet in wenigen Minuten"
      open
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={onClose}>Später</Button>
          <Button kind="primary" busy={busy} type="submit" form="session-extend">
            Weiterarbeiten
          </Button>
        </>
      }
    >
      <form
        id="session-extend"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void extend();
        }}
      >
        <p>
          Aus Sicherheitsgründen endet jede Sitzung nach zwei Stunden. Ihre Eingaben auf dieser Seite bleiben
          stehen, wenn Sie jetzt Ihr Passwort eingeben.
        </p>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="Passwort"
          autoComplete="current-password"
          value={passwort}
          onChange={setPasswort}
          {...(refusal === undefined ? {} : { error: refusal })}
        />
      </form>
    </Dialog>
  );
}

const NO_CONNECTION = 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.';

const refusedBecause = (error: ApiError): string =>
  istCode(error, 'anmeldung-falsch') ? 'Das Passwort stimmt nicht.' : error.problem.detail;
