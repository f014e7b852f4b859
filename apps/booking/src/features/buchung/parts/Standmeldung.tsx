import { STATUS_NACH_BESTAETIGUNG } from '@kehrtour/domain/termin/termin';
import { buttonLook } from '@kehrtour/ui/look/button';
import { TONE_SOFT } from '@kehrtour/ui/look/tone';

import { Zeichen } from '../../../shared/Zeichen.tsx';
import type { Fertigseite } from '../fertig.server.ts';
import { meldungZu, tagText } from '../worte.ts';
import { Uhrzeit } from './Uhrzeit.tsx';

/** How things stand, in large: what was booked, and what happens next. */
export function Standmeldung({ seite: { buchung, neu, nachweis } }: { seite: Fertigseite }) {
  const { status, zeit, code } = buchung;
  const { titel, tone, text } = meldungZu(buchung, nachweis);
  const kommt = STATUS_NACH_BESTAETIGUNG.some((fester) => fester === status);
  const entfaellt = status === 'abgesagt' || status === 'verschoben' || status === 'verfallen';
  return (
    <section className={`grid gap-3 rounded-lg border-2 p-4 sm:p-6 ${TONE_SOFT[tone]}`}>
      <h1
        className="flex items-start gap-3 text-xl font-bold tracking-tight text-ink outline-none"
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever has just booked hears that first
        autoFocus={neu}
      >
        <Zeichen name={kommt || status === 'erledigt' ? 'haken' : 'hinweis'} />
        {titel}
      </h1>
      <p className={`text-lg font-bold text-ink ${entfaellt ? 'line-through decoration-2' : ''}`}>
        <time dateTime={zeit.tag}>{tagText(zeit)}</time>, <Uhrzeit zeit={zeit} />
      </p>
      <p className="text-ink">{text}</p>
      {kommt ? (
        <a
          href={`/api/oeffentlich/buchung/kalender?${new URLSearchParams({ code })}`}
          download
          className={`${buttonLook('secondary')} justify-self-start`}
        >
          <Zeichen name="plusImKalender" />
          <span>In meinen Kalender</span>
        </a>
      ) : null}
    </section>
  );
}
