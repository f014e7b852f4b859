import type { TerminKurz } from '@kehrtour/contract/termin';
import { AUFGEHOBENE, istEinerVon } from '@kehrtour/domain/termin/termin';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { ToneSign } from '@kehrtour/ui/brand/ToneSign.tsx';
import { VisuallyHidden } from '@kehrtour/ui/layout/VisuallyHidden.tsx';
import { type Tone, TONE_TEXT } from '@kehrtour/ui/look/tone';
import { Ban, CircleCheckBig, Globe, MessageCircle, Phone, TriangleAlert } from 'lucide-react';
import { useContext } from 'react';

import { herkunftText } from '../../buchung.format.ts';
import { ortText, terminStand } from '../../termin.format.ts';
import { Griffort } from '../verlegung/Griffort.ts';

/** What is done was seen, what is confirmed was only said; whoever was called off did not say no. */
const ZEICHEN: Partial<Record<TerminKurz['status'], typeof Ban>> = {
  erledigt: CircleCheckBig,
  abgesagt: Ban,
};
function Standzeichen({ status, tone }: { status: TerminKurz['status']; tone: Tone }) {
  const Bild = ZEICHEN[status];
  return Bild ? (
    <Bild aria-hidden strokeWidth={2.25} className="size-[1.125em] shrink-0" />
  ) : (
    <ToneSign tone={tone} />
  );
}

/** One appointment in a few words: where, who, and how it stands; the window stands above it. */
export function Terminzeile({ termin, konflikt }: { termin: TerminKurz; konflikt?: string | undefined }) {
  const griff = useContext(Griffort);
  const { tone, text } = terminStand(termin);
  const vorbei = istEinerVon(AUFGEHOBENE, termin.status);
  return (
    <div
      data-termin={termin.id}
      className="group relative flex gap-2 rounded-sm px-2 py-1 hover:bg-sunken data-davor:shadow-[0_-3px_0_var(--color-accent)]"
    >
      <span className={`mt-1 shrink-0 ${TONE_TEXT[tone]}`} title={text}>
        <Standzeichen status={termin.status} tone={tone} />
      </span>
      <div className="min-w-0 grow leading-tight">
        <Link href={`/termine/${termin.id}`} kind="quiet">
          {/* The whole row is the target of the link. */}
          <span className="absolute inset-0" aria-hidden />
          <span className={`font-semibold text-ink ${vorbei ? 'line-through' : ''}`}>
            {ortText(termin)}
          </span>{' '}
          <VisuallyHidden>({text})</VisuallyHidden>
        </Link>
        {termin.name === '' ? null : <p className="truncate text-sm text-muted">{termin.name}</p>}
        {vorbei || termin.ohneNachweis ? <p className="text-sm text-muted">{text}</p> : null}
        {konflikt === undefined ? null : (
          <p className="flex gap-1 text-sm font-medium text-danger">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {konflikt}
          </p>
        )}
      </div>
      {termin.gebucht === null ? null : (
        <span className="shrink-0 self-center text-muted" title={herkunftText(termin.gebucht)}>
          {termin.gebucht === 'telefon' ? (
            <Phone aria-hidden className="size-4" />
          ) : (
            <Globe aria-hidden className="size-4" />
          )}
          <VisuallyHidden>{herkunftText(termin.gebucht)}</VisuallyHidden>
        </span>
      )}
      {termin.ungelesen > 0 ? (
        <span className="shrink-0 self-center text-accent-ink" title="Neue Antwort">
          <MessageCircle aria-hidden className="size-4" />
          <VisuallyHidden>Neue Antwort</VisuallyHidden>
        </span>
      ) : null}
      {griff?.(termin)}
    </div>
  );
}
