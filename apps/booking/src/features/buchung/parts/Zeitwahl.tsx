import type { Zeit } from '@kehrtour/contract/buchungsangebot';
import { formatMenge } from '@kehrtour/domain/format';
import { buttonLook } from '@kehrtour/ui/look/button';

import { Zeichen } from '../../../shared/Zeichen.tsx';
import type { Zeiten } from '../termin.server.ts';
import { tagOhneJahrText, zeitText, zuschlagText } from '../worte.ts';
import { Uhrzeit } from './Uhrzeit.tsx';

/** So many times stand open from the start, in whole days; the other days open with one press. */
const OFFENE_ZEITEN = 18;
const VORSCHLAEGE = 3;

interface Props {
  tage: Zeiten['tage'];
  /** Near a time that was just taken; they come first. */
  alternativen?: readonly Zeit[];
}

/** The free times, each a button that sends the form around it: what suits our round first, then day by day. */
export function Zeitwahl({ tage, alternativen = [] }: Props) {
  const alle = tage.flatMap(({ zeiten }) => zeiten);
  const nahe = alle.filter(({ nah }) => nah).slice(0, VORSCHLAEGE);
  return (
    <>
      {alternativen.length > 0 ? (
        <Vorschlaege
          titel="Stattdessen frei"
          zeichen="uhr"
          text="Diese Zeiten liegen am nächsten."
          zeiten={alternativen}
        />
      ) : null}
      {nahe.length > 0 && nahe.length < alle.length ? (
        <Vorschlaege
          titel="Da sind wir ohnehin in Ihrer Nähe"
          zeichen="nadel"
          text="Das spart uns beiden Weg. Sie können auch jede andere Zeit nehmen."
          zeiten={nahe}
        />
      ) : null}
      {tage.length > 0 ? (
        <section className="grid gap-3">
          <h2 className="text-lg font-bold">Die nächsten freien Tage</h2>
          {tage.map((tag, index) => (
            <Tag key={tag.tag} tag={tag} offen={zeitenVor(tage, index) < OFFENE_ZEITEN} />
          ))}
        </section>
      ) : null}
    </>
  );
}

const zeitenVor = (tage: Props['tage'], index: number): number =>
  tage.slice(0, index).reduce((summe, { zeiten }) => summe + zeiten.length, 0);

function Vorschlaege({
  titel,
  zeichen,
  text,
  zeiten,
}: {
  titel: string;
  zeichen: 'nadel' | 'uhr';
  text: string;
  zeiten: readonly Zeit[];
}) {
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="flex items-center gap-2 text-lg font-bold">
          <span className="text-accent-ink">
            <Zeichen name={zeichen} />
          </span>
          {titel}
        </h2>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {zeiten.map((zeit) => (
        <button
          key={zeit.id}
          type="submit"
          name="zeit"
          value={zeit.id}
          className={`${buttonLook('secondary', 'normal', true)} min-h-16 justify-start! text-left!`}
        >
          <span>
            {tagOhneJahrText(zeit)}, <Uhrzeit zeit={zeit} />
            {zuschlagText(zeit) ? (
              <span className="block text-sm font-normal">{zuschlagText(zeit)}</span>
            ) : null}
          </span>
        </button>
      ))}
    </section>
  );
}

function Tag({ tag, offen }: { tag: Zeiten['tage'][number]; offen: boolean }) {
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
