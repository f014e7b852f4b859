import { wunschzeitText } from '@kehrtour/domain/ankuendigung/wunschzeit';
import { formatTagLang } from '@kehrtour/domain/format';
import { pageTitle } from '@kehrtour/shell/pageTitle';
import { buttonLook } from '@kehrtour/ui/look/button';
import { TONE_SOFT, type Tone } from '@kehrtour/ui/look/tone';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';

import { Anrufknopf } from '../../shared/Anrufknopf.tsx';
import { Betriebsrahmen } from '../../shared/rahmen/Betriebsrahmen.tsx';
import { Zeichen } from '../../shared/Zeichen.tsx';
import { buchungsadresse } from './ablauf.ts';
import type { Mangel } from './ergebnis.ts';
import { Faktenzeile, Merklink } from './parts/Faktenzeile.tsx';
import { Rahmen } from './parts/Rahmen.tsx';
import { preisText } from './worte.ts';
import type { Wunschstandseite } from './wunschstand.server.ts';

const TITEL: Record<Wunschstandseite['wunsch']['status'], { titel: string; tone: Tone }> = {
  offen: { titel: 'Ihr Wunsch ist bei uns', tone: 'success' },
  beantwortet: { titel: 'Wir haben Ihnen geantwortet', tone: 'info' },
  abgelehnt: { titel: 'Wir finden dafür leider keine Zeit', tone: 'warning' },
  zurueckgezogen: { titel: 'Ihr Wunsch ist zurückgezogen', tone: 'warning' },
};

interface Props {
  seite: Wunschstandseite;
  mangel?: Mangel | undefined;
}

/** A wish as it is now: the page after sending it, and the one behind the link of its mail. */
export function WunschstandScreen({ seite, mangel }: Props) {
  const { ort, wunsch, zurueckziehen } = seite;
  const { titel } = zurueckziehen ? { titel: 'Terminwunsch zurückziehen' } : TITEL[wunsch.status];
  return (
    <Rahmen ort={ort} schritt="fertig">
      <title>{pageTitle(mangel ? `Fehler: ${titel}` : titel)}</title>
      <Betriebsrahmen unternehmen={wunsch.unternehmen} mitLogo eingebettet={ort.eingebettet}>
        <div className="grid gap-6">
          {mangel ? <ErrorSummary title="Das hat noch nicht geklappt" faults={mangel.maengel} /> : null}
          {zurueckziehen ? <Zurueckziehen seite={seite} /> : <Stand seite={seite} />}
          {wunsch.unternehmen.telefon ? (
            <section className="grid justify-items-start gap-2 border-t border-line pt-6">
              <h2 className="text-lg font-bold">Fragen?</h2>
              <Anrufknopf telefon={wunsch.unternehmen.telefon} />
              {wunsch.unternehmen.telefonzeiten ? <p>{wunsch.unternehmen.telefonzeiten}</p> : null}
            </section>
          ) : null}
        </div>
      </Betriebsrahmen>
    </Rahmen>
  );
}

function Stand({ seite: { ort, wunsch, neu } }: { seite: Wunschstandseite }) {
  const { titel, tone } = TITEL[wunsch.status];
  const preis = preisText(wunsch);
  const adresse = (mehr: Record<string, string> = {}) =>
    buchungsadresse(ort, 'fertig', { wunsch: wunsch.code, ...mehr });
  return (
    <>
      <section className={`grid gap-3 rounded-lg border-2 p-4 sm:p-6 ${TONE_SOFT[tone]}`}>
        <h1
          className="flex items-start gap-3 text-xl font-bold tracking-tight text-ink outline-none"
          tabIndex={-1}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever has just sent it hears that first
          autoFocus={neu}
        >
          <Zeichen name={wunsch.status === 'offen' ? 'haken' : 'hinweis'} />
          {titel}
        </h1>
        <p className="whitespace-pre-line text-ink">{wunsch.stand}</p>
      </section>
      <dl>
        <Faktenzeile name="Nummer">
          <span className="tabular-nums">{wunsch.referenz}</span>
        </Faktenzeile>
        <Faktenzeile name="Was">{wunsch.taetigkeit}</Faktenzeile>
        <Faktenzeile name="Wo">{wunsch.anschrift.zeile}</Faktenzeile>
        <Faktenzeile name="Wann">
          {wunschzeitText(wunsch.halbtage)}
          {wunsch.ab === null ? null : (
            <span className="block font-normal">nicht vor {formatTagLang(wunsch.ab)}</span>
          )}
        </Faktenzeile>
        {preis ? <Faktenzeile name="Preis">{preis}</Faktenzeile> : null}
        {wunsch.notiz ? (
          <Faktenzeile name="Notiz">
            <span className="font-normal wrap-anywhere whitespace-pre-line">{wunsch.notiz}</span>
          </Faktenzeile>
        ) : null}
        <Merklink
          ort={ort}
          mehr={{ wunsch: wunsch.code }}
          text="Hier sehen Sie jederzeit, wie es um Ihren Wunsch steht. Der Link steht auch in Ihrer E-Mail."
        />
      </dl>
      {wunsch.status === 'offen' ? (
        <a
          href={adresse({ tun: 'zurueckziehen' })}
          className={`${buttonLook('secondary')} justify-self-start print:hidden`}
        >
          Wunsch zurückziehen
        </a>
      ) : (
        <a
          href={buchungsadresse(ort, 'anliegen')}
          className={`${buttonLook('primary')} justify-self-start print:hidden`}
        >
          Neuen Termin buchen
        </a>
      )}
    </>
  );
}

/** The second press, on a page of its own, so that no frame around it can trick anybody into it. */
function Zurueckziehen({ seite: { ort, wunsch, schluessel } }: { seite: Wunschstandseite }) {
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-xl font-bold tracking-tight">Möchten Sie diesen Wunsch zurückziehen?</h1>
        <p>
          {wunsch.taetigkeit}, {wunsch.anschrift.zeile}
        </p>
        <p>Wir suchen dann nicht weiter.</p>
      </div>
      <form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="tun" value="zurueckziehen" />
        <input type="hidden" name="schluessel" value={schluessel} />
        <PlainButton kind="danger">Wunsch zurückziehen</PlainButton>
        <a href={buchungsadresse(ort, 'fertig', { wunsch: wunsch.code })} className={buttonLook('secondary')}>
          Wunsch behalten
        </a>
      </form>
    </>
  );
}
