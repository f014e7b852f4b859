import { ErrorSummary } from '@kehrtour/ui/plain/ErrorSummary.tsx';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';

import { Produktrahmen } from '../../shared/Produktrahmen.tsx';
import { Zettelbild } from '../../shared/Zettelbild.tsx';
import type { Seite } from './seite.ts';

type Props = Omit<Extract<Seite, { art: 'eingabe' }>, 'art'>;

const GRUENDE: Record<NonNullable<Props['grund']>, string> = {
  unbekannt:
    'Zu diesem Code und dieser Hausnummer finden wir keinen Termin. Bitte vergleichen Sie beides mit Ihrem Zettel. Nach dem Termin gilt der Code nicht mehr.',
  'zu-oft':
    'Das waren zu viele Versuche. Bitte warten Sie eine Stunde, oder rufen Sie den Betrieb an. Die Nummer steht auf Ihrem Zettel.',
};

/** The question for the code when it was not scanned. */
export function CodeScreen({ eingabe, maengel, grund }: Props) {
  const vonHand = eingabe.code.length <= 14;
  const faults = grund === null ? maengel : [{ fieldId: 'code', text: GRUENDE[grund] }];
  const fehlerZu = (feld: string) => maengel.find(({ fieldId }) => fieldId === feld)?.text;
  return (
    <Produktrahmen>
      <div className="grid gap-6">
        <ErrorSummary title="Bitte prüfen Sie Ihre Eingabe" faults={faults} />
        <div>
          <h1 className="text-2xl font-bold tracking-tight">Welcher Termin?</h1>
          <p className="mt-2">Sie haben einen Zettel vom Schornsteinfeger bekommen. Darauf steht ein Code.</p>
        </div>
        <form method="get" action="/termin" className="grid gap-6">
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
          <PlainButton wide>Termin zeigen</PlainButton>
        </form>
        <section>
          <h2 className="text-lg font-bold">Kein Zettel zur Hand?</h2>
          <p className="mt-1">
            Rufen Sie bitte Ihren Schornsteinfegerbetrieb an. Dort sieht man Ihren Termin auch.
          </p>
        </section>
      </div>
    </Produktrahmen>
  );
}
