import { ABMELDUNGSGRUENDE, ABMELDUNGSGRUND_NAMEN } from '@kehrtour/domain/liegenschaft/abmeldung';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';
import { PlainRadioCards } from '@kehrtour/ui/plain/PlainRadioCards.tsx';

import type { Antwortstelle } from '../antwortstelle.ts';
import { Antwortform } from './Antwortform.tsx';

/** There is nothing left to sweep: the office decides, and writes nothing more until then. */
export function NichtsMehr({
  schluessel,
  stelle: { zugang, eingaben, fehlerZu },
}: {
  schluessel: string;
  stelle: Antwortstelle;
}) {
  return (
    <Antwortform formular="nichtsMehr" zugang={zugang} schluessel={schluessel}>
      <PlainRadioCards
        id="grund"
        name="grund"
        label="Was trifft zu?"
        hint="Zum Termin kommen wir dann nicht."
        error={fehlerZu('grund')}
        choices={ABMELDUNGSGRUENDE.map((id) => ({ id, label: ABMELDUNGSGRUND_NAMEN[id] }))}
        defaultValue={ABMELDUNGSGRUENDE.find((id) => id === eingaben.grund)}
      />
      <PlainField
        id="nichtsMehr"
        name="nichtsMehr"
        rows={2}
        maxLength={500}
        label="Was sollen wir wissen? (freiwillig)"
        error={fehlerZu('nichtsMehr')}
        defaultValue={eingaben.nichtsMehr}
      />
      <PlainButton wide>Mitteilung senden</PlainButton>
    </Antwortform>
  );
}
