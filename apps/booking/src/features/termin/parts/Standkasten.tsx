import { buttonLook } from '@kehrtour/ui/look/button';
import { TONE_SOFT, TONE_TEXT } from '@kehrtour/ui/look/tone';

import { Zeichen } from '../../../shared/Zeichen.tsx';
import { buchungsAdresse, kalenderAdresse } from '../../../shared/zugang.ts';
import type { Seite } from '../seite.ts';
import { ANTWORTEN, brauchtNeuenTermin, stehtAn, standworte } from '../standworte.ts';

type Props = Pick<Extract<Seite, { art: 'termin' }>, 'termin' | 'worte' | 'zugang' | 'gesendet'>;

/** The present state in words: thanks after an answer, and what happens next. */
export function Standkasten({ termin, worte, zugang, gesendet }: Props) {
  const stand = standworte(termin, worte.erledigtAm);
  if (stand === null) return null;
  return (
    <section
      id="antwort"
      tabIndex={-1}
      // Whoever has just answered hears first that it arrived.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={gesendet}
      aria-labelledby="antwort-titel"
      className={`scroll-mt-4 rounded-lg border-2 p-4 sm:p-6 print:outline-none ${TONE_SOFT[stand.tone]}`}
    >
      <h2 id="antwort-titel" className="flex items-start gap-3 text-lg font-bold text-ink">
        <span className={`mt-0.5 ${TONE_TEXT[stand.tone]}`}>
          <Zeichen name={stand.zeichen} />
        </span>
        {stand.titel}
      </h2>
      <p className="mt-2 text-ink">{stand.text}</p>
      <EigeneWorte termin={termin} am={worte.geantwortetAm} />
      <Erwiderung termin={termin} />
      {brauchtNeuenTermin(termin) && termin.unternehmen.bucht ? (
        <a
          href={buchungsAdresse(termin.unternehmen.slug, zugang)}
          className={`mt-4 print:hidden ${buttonLook('primary')}`}
        >
          Freie Zeiten ansehen
        </a>
      ) : null}
      {stehtAn(termin) ? (
        <a href={kalenderAdresse(zugang)} download className={`mt-4 print:hidden ${buttonLook('secondary')}`}>
          <Zeichen name="plusImKalender" />
          <span>In meinen Kalender</span>
        </a>
      ) : null}
    </section>
  );
}

/** What the office answered to a question; the question stands with it unless it is the last word above. */
function Erwiderung({ termin: { erwiderung, letzteAntwort } }: Pick<Props, 'termin'>) {
  if (erwiderung === null) return null;
  return (
    <div className="mt-3 text-ink">
      {letzteAntwort?.text === erwiderung.frage ? null : (
        <p>
          Sie hatten gefragt: <q>{erwiderung.frage}</q>
        </p>
      )}
      <p className="mt-1">
        <strong>Unsere Antwort:</strong>
        <span className="mt-1 block border-l-4 border-success pl-3 whitespace-pre-line">
          {erwiderung.text}
        </span>
      </p>
    </div>
  );
}

function EigeneWorte({ termin, am }: { termin: Props['termin']; am: string | null }) {
  const antwort = termin.letzteAntwort;
  if (antwort === null) return null;
  return (
    <p className="mt-3 text-ink">
      Ihre Antwort{am === null ? '' : ` vom ${am}`}: <strong>{ANTWORTEN[antwort.art]}</strong>
      {antwort.text ? (
        <span className="mt-1 block border-l-4 border-edge pl-3 whitespace-pre-line">{antwort.text}</span>
      ) : null}
    </p>
  );
}
