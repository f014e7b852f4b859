import { formatTagLang, formatZeitpunkt } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { rechtssatz } from '@kehrtour/domain/recht/rechtssaetze';
import { buttonLook } from '@kehrtour/ui/look/button';

import { buchungsadresse } from '../ablauf.ts';
import type { Fertigseite } from '../fertig.server.ts';
import { uhrzeitVon } from '../uhr.ts';

interface Props {
  seite: Fertigseite;
}

/** Moving, cancelling, withdrawing: each leads to a page that asks once more. */
export function Wahlmoeglichkeiten({ seite }: Props) {
  const { status, verlegbar, absagbar, widerruf } = seite.buchung;
  const vorgeschlagen = status === 'vorgeschlagen';
  const steht =
    status === 'bestaetigt' || status === 'angefragt' || status === 'unbestaetigt' || vorgeschlagen;
  return (
    <div className="grid gap-6 print:hidden">
      {!vorgeschlagen && (verlegbar || absagbar) ? <Umentscheiden seite={seite} /> : null}
      {steht && !verlegbar && !absagbar ? (
        <p className="rounded-lg border-2 border-info-line bg-info-soft p-4">
          Online lässt sich dieser Termin nicht mehr ändern. Bitte rufen Sie uns an, wenn etwas
          dazwischenkommt.
        </p>
      ) : null}
      {widerruf === null ? null : <Widerrufsrecht seite={seite} widerruf={widerruf} />}
      {steht ? null : (
        <a
          href={buchungsadresse(seite.ort, 'anliegen')}
          className={`${buttonLook('primary')} justify-self-start`}
        >
          Neuen Termin buchen
        </a>
      )}
    </div>
  );
}

/** Until the deadline of the company; each link leads to a page that asks once more. */
function Umentscheiden({ seite: { ort, buchung } }: Props) {
  const { code, aendernBis, verlegbar, absagbar } = buchung;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">Passt es doch nicht?</h2>
      {aendernBis === null ? null : (
        <p>
          Bis {formatTagLang(ortszeitAus(new Date(aendernBis)).tag)}, {uhrzeitVon(aendernBis)} Uhr können Sie
          hier selbst ändern.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {verlegbar ? (
          <a
            href={buchungsadresse(ort, 'fertig', { code, tun: 'verschieben' })}
            className={buttonLook('secondary')}
          >
            Termin verschieben
          </a>
        ) : null}
        {absagbar ? (
          <a
            href={buchungsadresse(ort, 'fertig', { code, tun: 'absagen' })}
            className={buttonLook('secondary')}
          >
            Termin absagen
          </a>
        ) : null}
      </div>
    </section>
  );
}

interface WiderrufsrechtProps extends Props {
  widerruf: NonNullable<Fertigseite['buchung']['widerruf']>;
}

/** What the law grants on top of it, and that it arrived. */
function Widerrufsrecht({ seite: { ort, buchung }, widerruf }: WiderrufsrechtProps) {
  const { code, unternehmen } = buchung;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">Ihr Widerrufsrecht</h2>
      {widerruf.widerrufenAm === null ? (
        <>
          <p>{rechtssatz('widerrufSeite', { bis: formatTagLang(widerruf.bis) })}</p>
          {widerruf.moeglich ? (
            <a
              href={buchungsadresse(ort, 'fertig', { code, tun: 'widerrufen' })}
              className={`${buttonLook('secondary')} justify-self-start`}
            >
              Vertrag widerrufen
            </a>
          ) : null}
        </>
      ) : (
        <p>
          Ihr Widerruf ist am {formatZeitpunkt(new Date(widerruf.widerrufenAm))} bei {unternehmen.name}{' '}
          eingegangen.
        </p>
      )}
    </section>
  );
}
