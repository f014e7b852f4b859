import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';

import { Aufklappknopf } from '../../../shared/Aufklappknopf.tsx';
import { Codefelder } from '../../../shared/Codefelder.tsx';
import { type Ablauf, schrittadresse } from '../ablauf.ts';
import type { Mangel } from '../ergebnis.ts';

interface Props {
  ablauf: Ablauf;
  mangel?: Mangel | undefined;
  /** Nothing can be booked here without a code; one that was refused opens the question, too. */
  offen: boolean;
}

/** Who was sent a slip need not say which house it is. */
export function Codefrage({ ablauf, mangel, offen }: Props) {
  const fehlerZu = (feld: string) => mangel?.maengel.find(({ fieldId }) => fieldId === feld)?.text;
  const nurMitCode = ablauf.betrieb.taetigkeiten.some(({ online }) => online === 'link');
  return (
    <Aufklappknopf
      klein
      titel="Ich habe einen Zettel oder eine Mail mit Code"
      offen={offen || (fehlerZu('code') ?? fehlerZu('hausnr')) !== undefined}
    >
      <form method="post" action={schrittadresse(ablauf, 'anliegen')} className="grid gap-4" noValidate>
        <p>
          Mit dem Code wissen wir, um welches Haus es geht und was dort ansteht.
          {nurMitCode ? ' Manche Termine gibt es nur so.' : ''}
        </p>
        <input type="hidden" name="aktion" value="code" />
        <Codefelder
          code={mangel?.eingaben['code'] ?? ''}
          hausnr={mangel?.eingaben['hausnr'] ?? ''}
          fehlerZu={fehlerZu}
        />
        <PlainButton kind="secondary">Haus finden</PlainButton>
      </form>
    </Aufklappknopf>
  );
}
