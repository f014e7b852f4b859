import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';

import { Telefonfeld } from '../../../shared/felder/Telefonfeld.tsx';
import type { Antwortstelle } from '../antwortstelle.ts';
import { Antwortform } from './Antwortform.tsx';

/** A question to the company; the appointment stays as it is. */
export function Frage({
  schluessel,
  stelle: { zugang, eingaben, fehlerZu },
}: {
  schluessel: string;
  stelle: Antwortstelle;
}) {
  return (
    <Antwortform formular="frage" zugang={zugang} schluessel={schluessel}>
      <PlainField
        id="frage"
        name="frage"
        rows={4}
        maxLength={1000}
        label="Ihre Frage"
        error={fehlerZu('frage')}
        defaultValue={eingaben.frage}
      />
      <Telefonfeld
        name="frageTelefon"
        label="Telefon für unsere Antwort"
        error={fehlerZu('frageTelefon')}
        value={eingaben.frageTelefon}
      />
      <PlainButton wide>Frage senden</PlainButton>
    </Antwortform>
  );
}
