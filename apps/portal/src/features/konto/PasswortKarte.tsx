import type { Client } from '@kehrtour/api-client/client';
import { passwortAendern } from '@kehrtour/contract/konto';
import { PasswordField } from '@kehrtour/ui/field/PasswordField.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useState } from 'react';

import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';

const LEER = { bisher: '', neu: '' };
/** The policy of the server calls its field `passwort`, whichever way the password came. */
const LABELS = { bisher: 'Bisheriges Passwort', neu: 'Neues Passwort', passwort: 'Neues Passwort' };

/** A new password; every other session ends with it. */
export function PasswortKarte({ client, email }: { client: Client; email: string }) {
  const [nummer, setNummer] = useState(0);
  return (
    <Card title="Passwort ändern">
      <Formular key={nummer} client={client} email={email} onDone={() => setNummer(nummer + 1)} />
    </Card>
  );
}

function Formular({ client, email, onDone }: { client: Client; email: string; onDone: () => void }) {
  const form = useContractForm({
    schema: passwortAendern.body,
    start: LEER,
    labels: LABELS,
    send: async (body) => {
      await client.call(passwortAendern, { body });
      showToast('Ihr Passwort ist geändert, andere Sitzungen sind beendet', { tone: 'success' });
      onDone();
    },
  });
  const neu = form.field('neu');
  return (
    <SaveForm form={form} saveLabel="Passwort ändern">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField {...form.field('bisher')} autoComplete="current-password" width="medium" />
      <PasswordField
        {...neu}
        id="passwort"
        error={neu.error ?? form.errorOf('passwort')}
        autoComplete="new-password"
        hint="Mindestens 15 Zeichen, am besten ein kurzer Satz"
        width="medium"
      />
    </SaveForm>
  );
}
