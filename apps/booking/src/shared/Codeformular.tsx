import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';

import { Codefelder } from './felder/Codefelder.tsx';
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
      {/* A scanned token that no longer works helps nobody to see. */}
      <Codefelder code={vonHand ? eingabe.code : ''} hausnr={eingabe.hausnr} fehlerZu={fehlerZu} />
      <PlainButton wide>{knopf}</PlainButton>
    </form>
  );
}
