import { formatFristende, formatUngefaehreDauer } from '@kehrtour/domain/format';
import { pageTitle } from '@kehrtour/shell/pageTitle';
import { TONE_SOFT } from '@kehrtour/ui/look/tone';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';

import { Anrufknopf } from '../../shared/Anrufknopf.tsx';
import { Betriebsrahmen } from '../../shared/rahmen/Betriebsrahmen.tsx';
import { Zeichen } from '../../shared/Zeichen.tsx';
import type { Mangel } from './ergebnis.ts';
import { Faktenzeile } from './parts/Faktenzeile.tsx';
import { Rahmen } from './parts/Rahmen.tsx';
import { Uhrzeit } from './parts/Uhrzeit.tsx';
import { Vormerkungstat } from './parts/Vormerkungstat.tsx';
import type { Vormerkungsseite } from './vormerkung.server.ts';
import { preisangabe, tagText, vormerkmeldung, zuschlagText } from './worte.ts';

interface Props {
  seite: Vormerkungsseite;
  mangel?: Mangel | undefined;
}

/** A booking that is entered only when the link of its mail is pressed: what happens next, and what it is about. */
export function VormerkungScreen({ seite, mangel }: Props) {
  const { ort, vorgemerkt } = seite;
  const { unternehmen } = vorgemerkt;
  const { titel } = vormerkmeldung(vorgemerkt, seite.mitLink);
  // Another time comes before what is known already; what is ordered stands right above its button.
  const vergebens = vorgemerkt.status === 'vergeben' || vorgemerkt.status === 'abgelaufen';
  return (
    <Rahmen ort={ort} schritt="fertig">
      <title>{pageTitle(mangel ? `Fehler: ${titel}` : titel)}</title>
      <Betriebsrahmen unternehmen={unternehmen} mitLogo eingebettet={ort.eingebettet}>
        <div className="grid gap-6">
          {mangel ? <ErrorSummary title="Das hat noch nicht geklappt" faults={mangel.maengel} /> : null}
          <Meldung seite={seite} />
          {vergebens ? <Vormerkungstat seite={seite} mangel={mangel} /> : null}
          <Fakten seite={seite} />
          {vergebens ? null : <Vormerkungstat seite={seite} mangel={mangel} />}
          {unternehmen.telefon ? (
            <section className="grid justify-items-start gap-2 border-t border-line pt-6">
              <h2 className="text-lg font-bold">Fragen?</h2>
              <Anrufknopf telefon={unternehmen.telefon} />
              {unternehmen.telefonzeiten ? <p>{unternehmen.telefonzeiten}</p> : null}
            </section>
          ) : null}
        </div>
      </Betriebsrahmen>
    </Rahmen>
  );
}

/** In large: the time, and what is still missing. */
function Meldung({ seite: { vorgemerkt, mitLink, neu } }: { seite: Vormerkungsseite }) {
  const { status, zeit } = vorgemerkt;
  const { titel, tone, text } = vormerkmeldung(vorgemerkt, mitLink);
  const weg = status === 'vergeben' || status === 'abgelaufen';
  return (
    <section className={`grid gap-3 rounded-lg border-2 p-4 sm:p-6 ${TONE_SOFT[tone]}`}>
      <h1
        className="flex items-start gap-3 text-xl font-bold tracking-tight text-ink outline-none"
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever has just sent the form hears that first
        autoFocus={neu}
      >
        <Zeichen name={status === 'gebucht' ? 'haken' : 'hinweis'} />
        {titel}
      </h1>
      <p className={`text-lg font-bold text-ink ${weg ? 'line-through decoration-2' : ''}`}>
        <time dateTime={zeit.tag}>{tagText(zeit)}</time>, <Uhrzeit zeit={zeit} />
      </p>
      {status === 'offen' && !mitLink ? (
        <p className="text-ink">
          Wir haben Ihnen eine Mail an <strong className="wrap-anywhere">{vorgemerkt.email}</strong> geschickt
          – erst mit dem Klick dort ist der Termin {vorgemerkt.anfrage ? 'angefragt' : 'gebucht'}. Bis dahin
          kann jemand anders schneller sein. Der Link gilt bis{' '}
          {formatFristende(new Date(vorgemerkt.gueltigBis))}.
        </p>
      ) : null}
      <p className="text-ink">{text}</p>
    </section>
  );
}

/** What the link books (§ 312j Abs. 2 BGB: right above the button). */
function Fakten({ seite: { vorgemerkt } }: { seite: Vormerkungsseite }) {
  const { taetigkeit, dauerMinuten, anschrift, kontakt, notiz, zeit, unternehmen } = vorgemerkt;
  const zuschlag = zuschlagText(zeit);
  return (
    <dl>
      <Faktenzeile name="Was">
        {taetigkeit}
        <span className="block text-sm font-normal text-muted">{formatUngefaehreDauer(dauerMinuten)}</span>
      </Faktenzeile>
      <Faktenzeile name="Wo">{anschrift.zeile}</Faktenzeile>
      <Faktenzeile name="Für">{`${kontakt.vorname} ${kontakt.nachname}`}</Faktenzeile>
      <Faktenzeile name="Wer">{unternehmen.name}</Faktenzeile>
      <Faktenzeile name="Preis">
        {preisangabe(vorgemerkt)}
        {zuschlag ? <span className="block">zuzüglich {zuschlag}</span> : null}
        {vorgemerkt.preisCent ? (
          <span className="block text-sm font-normal text-muted">inklusive Mehrwertsteuer</span>
        ) : null}
      </Faktenzeile>
      {notiz ? (
        <Faktenzeile name="Notiz">
          <span className="font-normal wrap-anywhere whitespace-pre-line">{notiz}</span>
        </Faktenzeile>
      ) : null}
    </dl>
  );
}
