import { ErrorPage } from '@kehrtour/shell/ErrorPage.tsx';
import { PageError } from '@kehrtour/shell/pageError';
import { pageTitle } from '@kehrtour/shell/pageTitle';
import { buttonLook } from '@kehrtour/ui/look/button';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';

import { Anrufknopf } from '../shared/Anrufknopf.tsx';
import { Nichtgefunden } from '../shared/rahmen/Nichtgefunden.tsx';
import { Produktrahmen } from '../shared/rahmen/Produktrahmen.tsx';
import type { Ausfall } from './seitenanfrage.server.ts';

const WORTE: Record<Ausfall['grund'], { titel: string; text: string }> = {
  unbekannt: {
    titel: 'Diesen Betrieb finden wir nicht',
    text: 'Bitte prüfen Sie die Adresse, oder suchen Sie Ihren Betrieb mit Ihrer Postleitzahl.',
  },
  'nicht-angeboten': {
    titel: 'Hier lassen sich gerade keine Termine online buchen',
    text: 'Rufen Sie bitte im Betrieb an, dort bekommen Sie gern einen Termin.',
  },
  'zu-oft': {
    titel: 'Das waren sehr viele Anfragen',
    text: 'Bitte warten Sie einen Augenblick und versuchen Sie es dann noch einmal.',
  },
  unlesbar: {
    titel: 'Ihre Angaben sind nicht lesbar angekommen',
    text: 'Bitte gehen Sie zurück, laden Sie die Seite neu und senden Sie sie noch einmal.',
  },
  gestoert: {
    titel: 'Das hat gerade nicht geklappt',
    text: 'Bei uns ist eine Störung, meistens nur für eine Minute. Nichts ist verloren.',
  },
};

/** Stands in for a page of the booking that cannot be shown. */
export function Ausfallseite() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || !istAusfall(error.data)) return <Fehlerseite error={error} />;
  const { grund, name, telefon, felder } = error.data;
  const { titel, text } = WORTE[grund];
  const nochmal = grund === 'gestoert' || grund === 'zu-oft';
  return (
    <Produktrahmen>
      <title>{pageTitle(titel)}</title>
      <div className="grid justify-items-start gap-6">
        <h1 className="text-2xl font-bold tracking-tight">{titel}</h1>
        {name ? <p className="font-semibold">{name}</p> : null}
        <p>{text}</p>
        {grund === 'unbekannt' ? <Nichtgefunden /> : null}
        {telefon ? <Anrufknopf telefon={telefon} /> : null}
        {nochmal ? <NochEinmal felder={felder} /> : null}
        {nochmal ? null : (
          <a href="/unternehmen/termin" className={buttonLook(telefon ? 'secondary' : 'primary')}>
            Betrieb suchen
          </a>
        )}
      </div>
    </Produktrahmen>
  );
}

/** The same address again; what was typed goes along. */
function NochEinmal({ felder }: Pick<Ausfall, 'felder'>) {
  const { pathname, search } = useLocation();
  if (felder.length === 0)
    return (
      <a href={`${pathname}${search}`} className={buttonLook('primary')}>
        Noch einmal versuchen
      </a>
    );
  return (
    <form method="post">
      {felder.map(([name, wert]) => (
        <input key={name} type="hidden" name={name} value={wert} />
      ))}
      <PlainButton>Noch einmal senden</PlainButton>
    </form>
  );
}

function Fehlerseite({ error }: { error: unknown }) {
  return (
    <>
      <title>{pageTitle('Da ist etwas schiefgegangen')}</title>
      <ErrorPage
        error={isRouteErrorResponse(error) ? error : new PageError(500, 'An error occurred')}
        home={{ href: '/unternehmen/termin', text: 'Zur Startseite' }}
      />
    </>
  );
}

function istAusfall(daten: unknown): daten is Ausfall {
  return typeof daten === 'object' && daten !== null && 'grund' in daten && 'felder' in daten;
}
