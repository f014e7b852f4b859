import { formatMenge } from '@kehrtour/domain/format';

import type { Ergebnis } from '../verwaltung.server.ts';

/** What became of an answer, visit by visit counted. */
export function Uebernommen({ uebernommen, selbstEntschieden, nichtMoeglich }: Ergebnis) {
  return (
    <section
      tabIndex={-1}
      // Whoever has just sent something hears first what became of it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      aria-labelledby="uebernommen"
      className="scroll-mt-4 rounded-lg border-2 border-success-line bg-success-soft p-4"
    >
      <h2 id="uebernommen" className="font-bold">
        {uebernommen === 0
          ? 'Ihre Antwort ist bei uns.'
          : `Danke, Ihre Antwort gilt für ${formatMenge(uebernommen, 'Besuch', 'Besuche')}.`}
      </h2>
      {selbstEntschieden > 0 ? (
        <p>
          {`Bei ${formatMenge(selbstEntschieden, 'Besuch', 'Besuchen')} haben die Bewohner selbst geantwortet; das gilt weiter.`}
        </p>
      ) : null}
      {nichtMoeglich > 0 ? (
        <p>
          {`${formatMenge(nichtMoeglich, 'Besuch lässt', 'Besuche lassen')} sich nicht mehr beantworten. Bitte rufen Sie uns an.`}
        </p>
      ) : null}
    </section>
  );
}
