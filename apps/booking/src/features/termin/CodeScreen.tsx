import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';

import { Codeformular } from '../../shared/Codeformular.tsx';
import { Nichtgefunden } from '../../shared/rahmen/Nichtgefunden.tsx';
import { Produktrahmen } from '../../shared/rahmen/Produktrahmen.tsx';
import type { Seite } from './seite.ts';

type Props = Omit<Extract<Seite, { art: 'eingabe' }>, 'art'>;

const GRUENDE: Record<NonNullable<Props['grund']>, string> = {
  unbekannt:
    'Zu diesem Code und dieser Hausnummer finden wir keinen Termin. Bitte vergleichen Sie beides mit Ihrem Zettel. Nach dem Termin gilt der Code nicht mehr.',
  'zu-oft':
    'Das waren zu viele Versuche. Bitte warten Sie eine Stunde, oder rufen Sie den Betrieb an. Die Nummer steht auf Ihrem Zettel.',
};

/** The question for the code when it was not scanned. */
export function CodeScreen({ status, eingabe, maengel, grund }: Props) {
  const faults = grund === null ? maengel : [{ fieldId: 'code', text: GRUENDE[grund] }];
  return (
    <Produktrahmen>
      <div className="grid gap-6">
        <ErrorSummary title="Bitte prüfen Sie Ihre Eingabe" faults={faults} />
        <div>
          <h1 className="text-2xl font-bold tracking-tight">Welcher Termin?</h1>
          <p className="mt-2">Sie haben einen Zettel vom Schornsteinfeger bekommen. Darauf steht ein Code.</p>
          <Nichtgefunden status={status} />
        </div>
        <Codeformular action="/termin" knopf="Termin zeigen" eingabe={eingabe} maengel={maengel} />
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
