import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';

import { Zettelbild } from './Zettelbild.tsx';
import type { Zugang, Zugangsmangel } from './zugang.ts';

interface Props {
  /** The page that opens with the code. */
  action: string;
  knopf: string;
  eingabe: Zugang;
  maengel: readonly Zugangsmangel[];
}

/** Asks for the printed code and the house number, with a drawing of where they stand. */
export function Codeformular({ action, knopf, eingabe, maengel }: Props) {
  const vonHand = eingabe.code.length <= 14;
  const fehlerZu = (feld: string) => maengel.find(({ fieldId }) => fieldId === feld)?.text;
  return (
    <form method="get" action={action} className="grid gap-6">
      <Zettelbild />
      <PlainField
        id="code"
        name="code"
        width="medium"
        label="Code auf dem Zettel"
        hint="Acht Zeichen, zum Beispiel 7K2M-9QXA. Groß oder klein ist gleich."
        autoComplete="off"
        error={fehlerZu('code')}
        // A scanned token that no longer works helps nobody to see.
        defaultValue={vonHand ? eingabe.code : ''}
      />
      <PlainField
        id="hausnr"
        name="hausnr"
        width="short"
        label="Hausnummer"
        hint="Die des Hauses, in das wir kommen, zum Beispiel 12 oder 12a."
        autoComplete="off"
        error={fehlerZu('hausnr')}
        defaultValue={eingabe.hausnr}
      />
      <PlainButton wide>{knopf}</PlainButton>
    </form>
  );
}
