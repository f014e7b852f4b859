import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import { kehrtourEntwerfen, kehrtourHolen } from '@kehrtour/contract/kehrtour';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';

const ZEICHEN_MAX = 80;

export type NamensdialogProps = { client: Client; kehrtour: Kehrtour; onSchliesse: () => void };

/** A name instead of a number: "Altstadt Nord". The plan stays as it is. */
export function Namensdialog({ client, kehrtour, onSchliesse }: NamensdialogProps) {
  const cache = useQueryClient();
  const [name, setName] = useState(kehrtour.name);
  const [busy, setBusy] = useState(false);
  const [fehler, setFehler] = useState<string>();

  async function speichere(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFehler(undefined);
    const queryKey = keyOf(kehrtourHolen, { params: { id: kehrtour.id } });
    try {
      const { version } = await client.call(kehrtourEntwerfen, {
        params: { id: kehrtour.id },
        body: { version: kehrtour.version, name: name.trim(), vorgaben: {} },
      });
      cache.setQueryData<Kehrtour>(queryKey, (alt) => alt && { ...alt, version, name: name.trim() });
      onSchliesse();
    } catch (error) {
      // The next press carries the version that is there by then.
      await cache.invalidateQueries({ queryKey });
      setFehler(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      title="Wie heißt diese Kehrtour?"
      open
      onOpenChange={onSchliesse}
      actions={
        <>
          <Button kind="primary" type="submit" form="kehrtour-name" busy={busy}>
            Name speichern
          </Button>
          <Button onPress={onSchliesse}>Abbrechen</Button>
        </>
      }
    >
      <form id="kehrtour-name" noValidate onSubmit={(event) => void speichere(event)}>
        <TextField
          label="Name"
          hint={`Leer heißt sie Kehrtour ${kehrtour.nummer}.`}
          maxLength={ZEICHEN_MAX}
          value={name}
          error={fehler}
          onChange={setName}
        />
      </form>
    </Dialog>
  );
}
