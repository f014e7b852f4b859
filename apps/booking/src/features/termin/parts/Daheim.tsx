import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';

import { Zeichen } from '../../../shared/Zeichen.tsx';
import type { Antwortstelle } from '../antwortstelle.ts';
import { Antwortform } from './Antwortform.tsx';

interface Props {
  schluessel: string;
  stelle: Antwortstelle;
}

/** The answer that most people give: one tap. */
export function Daheim({ schluessel, stelle }: Props) {
  return (
    <Antwortform formular="daheim" zugang={stelle.zugang} schluessel={schluessel}>
      <div className="grid [&>button]:min-h-18 [&>button]:justify-start [&>button]:rounded-lg [&>button]:text-lg [&>button]:font-bold">
        <PlainButton icon={<Zeichen name="haken" />}>Ich bin da</PlainButton>
      </div>
    </Antwortform>
  );
}

/** Not at home, but somebody has the key. */
export function SchluesselBeimNachbarn({ schluessel, stelle: { zugang, eingaben, fehlerZu } }: Props) {
  return (
    <Antwortform formular="nachbar" zugang={zugang} schluessel={schluessel}>
      <PlainField
        id="nachbar"
        name="nachbar"
        maxLength={300}
        label="Bei wem liegt der Schlüssel?"
        hint="Zum Beispiel: bei Familie Kraus, Hausnummer 14"
        error={fehlerZu('nachbar')}
        defaultValue={eingaben.nachbar}
      />
      <PlainButton wide>So zusagen</PlainButton>
    </Antwortform>
  );
}
