import { formatMenge } from '@kehrtour/domain/format';
import { pageTitle } from '@kehrtour/shell/pageTitle';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';

import { Anrufknopf } from '../../shared/Anrufknopf.tsx';
import { Betriebsrahmen } from '../../shared/rahmen/Betriebsrahmen.tsx';
import { verwaltungsAdresse } from '../../shared/zugang.ts';
import { istOffen } from './antwort.form.ts';
import { Antwort } from './parts/Antwort.tsx';
import { Dateien } from './parts/Dateien.tsx';
import { Haus } from './parts/Haus.tsx';
import { Uebernommen } from './parts/Uebernommen.tsx';
import type { Verwaltungsansicht } from './verwaltung.server.ts';

/** All houses of a Hausverwaltung: when somebody comes, what is answered, and one answer for many visits at once. */
export function VerwaltungScreen(ansicht: Omit<Verwaltungsansicht, 'art' | 'status'>) {
  const { code, seite, ergebnis, maengel } = ansicht;
  const { name, haeuser, unternehmen } = seite;
  const titel = `Ihre Häuser, ${name}`;
  const offen = haeuser.some(({ besuche }) => besuche.some(istOffen));
  return (
    <div data-merken={verwaltungsAdresse(code)}>
      <title>{pageTitle(maengel.length > 0 ? `Fehler: ${titel}` : titel)}</title>
      <Betriebsrahmen unternehmen={unternehmen} mitLogo>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <ErrorSummary title="Bitte prüfen Sie Ihre Antwort" faults={maengel} />
          {ergebnis === null ? null : <Uebernommen {...ergebnis} />}
          <header>
            <p className="text-muted">{name}</p>
            <h1 className="text-2xl font-bold tracking-tight">
              {haeuser.length === 1 ? 'Ihr Haus' : `Ihre ${formatMenge(haeuser.length, 'Haus', 'Häuser')}`}
            </h1>
          </header>
          <Dateien code={code} seite={seite} />
          <form method="post" action={verwaltungsAdresse(code)} className="grid gap-8">
            <Haeuser {...ansicht} />
            {offen ? <Antwort {...ansicht} /> : null}
          </form>
          <section className="grid justify-items-start gap-2 border-t border-line pt-6">
            <h2 className="text-lg font-bold">Fragen?</h2>
            <Anrufknopf telefon={unternehmen.telefon} />
            {unternehmen.telefonzeiten ? <p>{unternehmen.telefonzeiten}</p> : null}
          </section>
        </div>
      </Betriebsrahmen>
    </div>
  );
}

function Haeuser({ seite, eingaben, maengel }: Pick<Verwaltungsansicht, 'seite' | 'eingaben' | 'maengel'>) {
  const { haeuser, besucheGesamt } = seite;
  const gezeigt = haeuser.reduce((summe, { besuche }) => summe + besuche.length, 0);
  const fehler = maengel.find(({ fieldId }) => fieldId === 'besuche')?.text;
  return (
    <section id="besuche" tabIndex={-1} className="grid gap-4">
      {fehler === undefined ? null : <p className="text-sm font-semibold text-danger">{fehler}</p>}
      {haeuser.map((haus) => (
        <Haus key={haus.id} haus={haus} eingaben={eingaben} />
      ))}
      {gezeigt < besucheGesamt ? (
        <p>
          Das sind die nächsten {gezeigt} von {besucheGesamt} Besuchen. Alle stehen in der Liste.
        </p>
      ) : null}
    </section>
  );
}
