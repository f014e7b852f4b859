import type { Zeit } from '@kehrtour/contract/buchungsangebot';
import { formatMenge } from '@kehrtour/domain/format';
import { buttonLook } from '@kehrtour/ui/look/button';

import { Zeichen } from '../../../shared/Zeichen.tsx';
import type { Zeiten } from '../termin.server.ts';
import { tagOhneJahrText, zeitText, zuschlagText } from '../worte.ts';

/** A day with its free times; its head alone says how many there are and whether we are near. */
export function Angebotstag({ tag, offen }: { tag: Zeiten['tage'][number]; offen: boolean }) {
  const nah = tag.zeiten.some((zeit) => zeit.nah);
  return (
    <details open={offen} id={`tag-${tag.tag}`} className="group rounded-lg border border-edge bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-2 select-none hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <span className="block font-bold">
            <time dateTime={tag.tag}>{tagOhneJahrText(tag)}</time>
          </span>
          <span className="block text-sm text-muted">
            {formatMenge(tag.zeiten.length, 'freie Zeit', 'freie Zeiten')}
            {nah ? ' · in Ihrer Nähe' : ''}
          </span>
        </span>
        <Zeichen name="auf" drehbar />
      </summary>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-3 px-4 pt-1 pb-4">
        {tag.zeiten.map((zeit) => (
          <Zeitknopf key={zeit.id} zeit={zeit} />
        ))}
      </div>
    </details>
  );
}

/** Short to see, whole to hear: the button alone says day, time, nearness and what it costs more. */
function Zeitknopf({ zeit }: { zeit: Zeit }) {
  const zuschlag = zuschlagText(zeit);
  const breit = zeit.art === 'fenster' ? 'col-span-2' : '';
  return (
    <button
      type="submit"
      name="zeit"
      value={zeit.id}
      className={`${buttonLook('secondary')} ${breit} min-h-14 flex-col gap-0! px-2! ${zeit.nah ? 'border-accent!' : ''}`}
    >
      <span aria-hidden className="flex items-center gap-1 tabular-nums">
        {zeit.nah ? (
          <span className="text-accent-ink [&>svg]:size-5">
            <Zeichen name="nadel" />
          </span>
        ) : null}
        {zeit.art === 'fenster' ? `${zeit.von} bis ${zeit.bis}` : zeit.von}
      </span>
      {zuschlag ? (
        <span aria-hidden className="text-sm leading-tight font-normal">
          {zuschlag}
        </span>
      ) : null}
      <span className="sr-only">
        {zeitText(zeit)}
        {zeit.nah ? ', da sind wir ohnehin in Ihrer Nähe' : ''}
        {zuschlag ? `, ${zuschlag}` : ''}
      </span>
    </button>
  );
}
