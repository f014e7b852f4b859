import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';

import { Aufklappknopf } from '../../../shared/Aufklappknopf.tsx';
import { Codefelder } from '../../../shared/felder/Codefelder.tsx';
import { type Ablauf, schrittadresse } from '../ablauf.ts';
import type { Mangel } from '../ergebnis.ts';

interface Props {
  ablauf: Ablauf;
  mangel?: Mangel | undefined;
  /** Nothing can be booked here without a code; one that was refused opens the question, too. */
  offen: boolean;
}

/** Whoever was sent a slip need not say which house it is. */
export function Codefrage({ ablauf, mangel, offen }: Props) {
  const fehlerZu = (feld: string) => mangel?.maengel.find(({ fieldId }) => fieldId === feld)?.text;
  const nurMitCode = nurMitCodeBuchbar(ablauf.betrieb.taetigkeiten);
  return (
    <div className="grid gap-3">
      {nurMitCode.length === 0 ? null : (
        <div className="text-base">
          <p>Mit dem Code von Ihrem Zettel oder aus unserer Mail buchen Sie auch:</p>
          <ul className="mt-1 list-disc pl-5 font-semibold hyphens-auto">
            {nurMitCode.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <Aufklappknopf
        klein
        titel="Ich habe einen Zettel oder eine Mail mit Code"
        offen={offen || (fehlerZu('code') ?? fehlerZu('hausnr')) !== undefined}
      >
        <form method="post" action={schrittadresse(ablauf, 'anliegen')} className="grid gap-4" noValidate>
          <p>Mit dem Code wissen wir, um welches Haus es geht und was dort ansteht.</p>
          <input type="hidden" name="aktion" value="code" />
          <Codefelder
            code={mangel?.eingaben['code'] ?? ''}
            hausnr={mangel?.eingaben['hausnr'] ?? ''}
            fehlerZu={fehlerZu}
          />
          <PlainButton kind="secondary">Haus finden</PlainButton>
        </form>
      </Aufklappknopf>
    </div>
  );
}

/** What strangers look for by its name and find only here; what reads like an open one is found there. */
function nurMitCodeBuchbar(taetigkeiten: Ablauf['betrieb']['taetigkeiten']): string[] {
  const offen = new Set(taetigkeiten.filter(({ online }) => online !== 'link').map(kundentextVon));
  return [...new Set(taetigkeiten.map(kundentextVon))].filter((text) => !offen.has(text));
}

const kundentextVon = ({ kundentext }: Ablauf['betrieb']['taetigkeiten'][number]): string => kundentext;
