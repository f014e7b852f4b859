import { pageTitle } from '@kehrtour/shell/pageTitle';
import { buttonLook } from '@kehrtour/ui/look/button';

import { Nichtgefunden } from '../../shared/rahmen/Nichtgefunden.tsx';
import { Produktrahmen } from '../../shared/rahmen/Produktrahmen.tsx';
import { buchungsadresse } from './ablauf.ts';
import type { Unbekannt } from './fertig.server.ts';

/** A link that opens no booking: mistyped, or of a booking that was deleted long ago. */
export function UnbekanntScreen({ seite: { ort, status } }: { seite: Unbekannt }) {
  const zuOft = status === 429;
  return (
    <Produktrahmen>
      <title>{pageTitle('Diese Buchung finden wir nicht')}</title>
      <div className="grid justify-items-start gap-4">
        <h1 className="text-2xl font-bold tracking-tight">
          {zuOft ? 'Das waren zu viele Versuche' : 'Diese Buchung finden wir nicht'}
        </h1>
        <p>
          {zuOft
            ? 'Bitte warten Sie eine Minute und öffnen Sie dann den Link aus Ihrer E-Mail noch einmal.'
            : 'Bitte öffnen Sie den Link aus Ihrer E-Mail noch einmal, am besten mit einem Tipp darauf. Einige Zeit nach dem Termin löschen wir die Buchung.'}
        </p>
        <Nichtgefunden status={status} />
        <a href={buchungsadresse(ort, 'anliegen')} className={buttonLook('primary')}>
          Neuen Termin buchen
        </a>
      </div>
    </Produktrahmen>
  );
}
