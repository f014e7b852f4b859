import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';

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
      <PlainField
        id="frageTelefon"
        name="frageTelefon"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        optional
        label="Telefon für unsere Antwort"
        error={fehlerZu('frageTelefon')}
        defaultValue={eingaben.frageTelefon}
      />
      <PlainButton wide>Frage senden</PlainButton>
    </Antwortform>
  );
}
