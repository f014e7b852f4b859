import { buttonLook } from '@kehrtour/ui/look/button';
import { TONE_SOFT, TONE_TEXT } from '@kehrtour/ui/look/tone';
import { useEffect, useRef } from 'react';

import type { Seite } from '../seite.ts';
import { ANTWORTEN, stehtAn, standworte } from '../standworte.ts';
import { kalenderAdresse } from '../zugang.ts';
import { Zeichen } from './Zeichen.tsx';

type Props = Pick<Extract<Seite, { art: 'termin' }>, 'termin' | 'worte' | 'zugang' | 'gesendet'>;

/** The present state in words: thanks after an answer, and what happens next. */
export function Standkasten({ termin, worte, zugang, gesendet }: Props) {
  const kasten = useRef<HTMLElement>(null);
  const stand = standworte(termin);
  useEffect(() => {
    if (gesendet) kasten.current?.focus();
  }, [gesendet]);
  if (stand === null) return null;
  return (
    <section
      id="antwort"
      ref={kasten}
      tabIndex={-1}
      aria-labelledby="antwort-titel"
      className={`scroll-mt-4 rounded-lg border-2 p-4 sm:p-6 ${TONE_SOFT[stand.tone]}`}
    >
      <h2 id="antwort-titel" className="flex items-start gap-3 text-lg font-bold text-ink">
        <span className={`mt-0.5 ${TONE_TEXT[stand.tone]}`}>
          <Zeichen name={stand.zeichen} />
        </span>
        {stand.titel}
      </h2>
      <p className="mt-2 text-ink">{stand.text}</p>
      <EigeneWorte termin={termin} am={worte.geantwortetAm} />
      {stehtAn(termin) ? (
        <a href={kalenderAdresse(zugang)} className={`mt-4 ${buttonLook('secondary')}`}>
          <Zeichen name="plusImKalender" />
          <span>In meinen Kalender</span>
        </a>
      ) : null}
    </section>
  );
}

function EigeneWorte({ termin, am }: { termin: Props['termin']; am: string | null }) {
  const antwort = termin.letzteAntwort;
  if (antwort === null) return null;
  return (
    <p className="mt-3 text-ink">
      Ihre Antwort{am === null ? '' : ` vom ${am}`}: <strong>{ANTWORTEN[antwort.art] ?? antwort.art}</strong>
      {antwort.text ? (
        <span className="mt-1 block border-l-4 border-edge pl-3 whitespace-pre-line">{antwort.text}</span>
      ) : null}
    </p>
  );
}
