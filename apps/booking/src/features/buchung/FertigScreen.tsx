import type { Zeit } from '@kehrtour/contract/buchungsangebot';
import { pageTitle } from '@kehrtour/shell/pageTitle';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';

import { Anrufknopf } from '../../shared/Anrufknopf.tsx';
import { Betriebsrahmen } from '../../shared/rahmen/Betriebsrahmen.tsx';
import type { Mangel } from './ergebnis.ts';
import type { Fertigseite } from './fertig.server.ts';
import { Absagen, Widerrufen } from './parts/Absagen.tsx';
import { Bestaetigen } from './parts/Bestaetigen.tsx';
import { Buchungsfakten } from './parts/Buchungsfakten.tsx';
import { Rahmen } from './parts/Rahmen.tsx';
import { Standmeldung } from './parts/Standmeldung.tsx';
import { Verlegen } from './parts/Verlegen.tsx';
import { Vorschlag } from './parts/Vorschlag.tsx';
import { Wahlmoeglichkeiten } from './parts/Wahlmoeglichkeiten.tsx';
import { meldungZu, zeitText } from './worte.ts';

interface Props {
  seite: Fertigseite;
  mangel?: Mangel | undefined;
  alternativen?: readonly Zeit[] | undefined;
}

/** A booking as it is now: the page after booking, and the one behind the link of the mail for as long as it is kept. */
export function FertigScreen({ seite, mangel, alternativen }: Props) {
  const { ort, buchung, neu, nachweis, tun } = seite;
  const titel = tun === null ? meldungZu(buchung, nachweis).titel : TUN[tun];
  return (
    <Rahmen ort={ort} schritt="fertig" gebucht={neu && tun === null && istGebucht(buchung.status)}>
      <title>{pageTitle(mangel ? `Fehler: ${titel}` : `${titel}, ${zeitText(buchung.zeit)}`)}</title>
      <Betriebsrahmen unternehmen={buchung.unternehmen} mitLogo eingebettet={ort.eingebettet}>
        <div className="grid gap-6">
          {mangel ? <ErrorSummary title="Das hat noch nicht geklappt" faults={mangel.maengel} /> : null}
          <Inhalt seite={seite} mangel={mangel} alternativen={alternativen} />
          {buchung.unternehmen.telefon ? (
            <section className="grid justify-items-start gap-2 border-t border-line pt-6">
              <h2 className="text-lg font-bold">Fragen?</h2>
              <Anrufknopf telefon={buchung.unternehmen.telefon} />
              {buchung.unternehmen.telefonzeiten ? <p>{buchung.unternehmen.telefonzeiten}</p> : null}
            </section>
          ) : null}
        </div>
      </Betriebsrahmen>
    </Rahmen>
  );
}

const TUN = {
  verschieben: 'Termin verschieben',
  absagen: 'Termin absagen',
  widerrufen: 'Vertrag widerrufen',
};

const istGebucht = (status: Fertigseite['buchung']['status']): boolean =>
  status === 'bestaetigt' || status === 'angefragt' || status === 'unbestaetigt';

function Inhalt({ seite, mangel, alternativen }: Props) {
  switch (seite.tun) {
    case 'verschieben':
      return <Verlegen seite={seite} alternativen={alternativen} />;
    case 'absagen':
      return <Absagen seite={seite} />;
    case 'widerrufen':
      return <Widerrufen seite={seite} />;
    case null:
      return <Uebersicht seite={seite} mangel={mangel} />;
  }
}

/** What to do first stands first: where a lapsed booking was just refused, a new one. */
function Uebersicht({ seite, mangel }: Pick<Props, 'seite' | 'mangel'>) {
  const { status } = seite.buchung;
  const zeitWeg = status === 'verfallen' && mangel !== undefined;
  return (
    <>
      <Standmeldung seite={seite} />
      {zeitWeg ? <Wahlmoeglichkeiten seite={seite} /> : <Bestaetigen seite={seite} />}
      <Buchungsfakten seite={seite} />
      {status === 'vorgeschlagen' ? <Vorschlag seite={seite} mangel={mangel} /> : null}
      {zeitWeg ? <Bestaetigen seite={seite} nachrangig /> : <Wahlmoeglichkeiten seite={seite} />}
    </>
  );
}
