import type { Buerozeiten, Zeitwahl } from '@kehrtour/contract/terminbuero';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { VisuallyHidden } from '@kehrtour/ui/layout/VisuallyHidden.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Car } from 'lucide-react';
import { type ReactNode, useId } from 'react';

import { type EigeneZeit, EigeneZeitfelder } from '../verlegung/EigeneZeitfelder.tsx';

export type Gewaehlt = { art: 'angebot'; zeitId: string } | ({ art: 'eigene' } & EigeneZeit);

export type ZeitauswahlProps = {
  zeiten: Buerozeiten;
  wahl: Gewaehlt | null;
  onWahl: (wahl: Gewaehlt) => void;
  onMehr: (ab: string) => void;
  laedt: boolean;
  /** Shows also those that nobody wished. */
  onAlle?: () => void;
  /** What is done with the chosen time, below its day: a page of days would lie between. */
  taten?: ReactNode;
  leute: readonly { id: string; name: string }[];
  heute: string;
};

/** The same free times that customers see, by day; or a time of one's own. */
export function Zeitauswahl(props: ZeitauswahlProps) {
  const { zeiten, wahl, onWahl, leute } = props;
  const leer: EigeneZeit = {
    mitarbeiterId: leute[0]?.id ?? null,
    tag: null,
    uhrzeit: null,
    dauerMinuten: zeiten.dauerMinuten,
  };
  // Where nothing is free, day and hour of one's own are all that is left: nobody has to ask for the fields.
  const felder = wahl?.art === 'eigene' ? wahl : wahl === null && zeiten.tage.length === 0 ? leer : undefined;
  return (
    <div className="flex flex-col gap-4">
      {zeiten.hinweis === null ? null : (
        <Notice tone="info">
          <p>{zeiten.hinweis}</p>
        </Notice>
      )}
      {zeiten.hinweis === null && zeiten.tage.length === 0 ? (
        <p className="text-muted">In der nächsten Zeit ist nach den Regeln nichts frei.</p>
      ) : null}
      {zeiten.gewuenscht === undefined ? null : (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {`Nur Zeiten, die zum Wunsch passen (${zeiten.gewuenscht}).`}
          <Button size="small" kind="quiet" onPress={() => props.onAlle?.()}>
            Alle freien Zeiten
          </Button>
        </p>
      )}
      <FreieZeiten {...props} />
      <div>
        <Button aria-expanded={felder !== undefined} onPress={() => onWahl({ art: 'eigene', ...leer })}>
          Andere Zeit eintragen
        </Button>
      </div>
      {felder ? (
        <EigeneZeitfelder
          wahl={felder}
          leute={leute}
          heute={props.heute}
          onZeit={(zeit) => onWahl({ art: 'eigene', ...zeit })}
        />
      ) : null}
    </div>
  );
}

function FreieZeiten({ zeiten, wahl, onWahl, onMehr, laedt, taten }: ZeitauswahlProps) {
  // Several rows of a page may choose a time at once: each is a group of its own.
  const gruppe = useId();
  return (
    <>
      {zeiten.tage.map((tag) => (
        <fieldset key={tag.tag} className="min-w-0">
          <legend className="mb-2 font-semibold">
            {`${tag.wochentag}, ${tag.datum}`}
            {tag.ausserFrist ? (
              <span className="ml-2 font-normal text-warning">{`${tag.ausserFrist}.`}</span>
            ) : null}
          </legend>
          <div className="flex flex-wrap gap-2">
            {tag.zeiten.map((zeit) => (
              <Zeitknopf
                key={zeit.id}
                zeit={zeit}
                gruppe={gruppe}
                gewaehlt={wahl?.art === 'angebot' && wahl.zeitId === zeit.id}
                onWahl={() => onWahl({ art: 'angebot', zeitId: zeit.id })}
              />
            ))}
          </div>
          <Dazu
            zeit={tag.zeiten.find(({ id }) => wahl?.art === 'angebot' && wahl.zeitId === id)}
            taten={taten}
          />
        </fieldset>
      ))}
      {zeiten.weiterAb === null ? null : (
        <div>
          <Button kind="quiet" busy={laedt} onPress={() => onMehr(zeiten.weiterAb ?? '')}>
            Spätere Tage
          </Button>
        </div>
      )}
    </>
  );
}

type Zeit = Buerozeiten['tage'][number]['zeiten'][number];
const spanneVon = ({ art, von, bis }: Zeit): string => (art === 'fenster' ? `${von}–${bis}` : von);

type ZeitknopfProps = { zeit: Zeit; gruppe: string; gewaehlt: boolean; onWahl: () => void };

function Zeitknopf({ zeit, gruppe, gewaehlt, onWahl }: ZeitknopfProps) {
  return (
    <label
      title={zeit.mitarbeiter}
      className={`flex min-h-control min-w-20 cursor-pointer items-center justify-center gap-2 rounded-sm border px-3 font-semibold tabular-nums has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${gewaehlt ? 'border-accent bg-accent text-on-accent' : 'border-edge bg-surface hover:bg-sunken'}`}
    >
      <input type="radio" name={gruppe} className="sr-only" checked={gewaehlt} onChange={onWahl} />
      {spanneVon(zeit)}
      {zeit.nah ? <Car aria-hidden className="size-4" /> : null}
      <VisuallyHidden>
        {[zeit.mitarbeiter, zeit.nah ? 'liegt auf dem Weg' : '', zeit.zuschlagText]
          .filter(Boolean)
          .join(', ')}
      </VisuallyHidden>
    </label>
  );
}

/** What goes with the chosen time, below its day. */
function Dazu({ zeit, taten }: { zeit: Zeit | undefined; taten: ReactNode }) {
  if (zeit === undefined) return null;
  return (
    <>
      <p className="mt-2 text-sm text-muted">
        {[`${zeit.mitarbeiter} fährt`, zeit.nah ? 'liegt auf dem Weg' : '', zeit.zuschlagText]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {taten === undefined ? null : <div className="mt-2">{taten}</div>}
    </>
  );
}

/** The choice as it is sent; undefined while something of it is missing. */
export function zeitwahlAus(wahl: Gewaehlt | null, trotzdem: boolean): Zeitwahl | undefined {
  if (wahl === null) return undefined;
  if (wahl.art === 'angebot') return wahl;
  const { mitarbeiterId, tag, uhrzeit, dauerMinuten } = wahl;
  if (mitarbeiterId === null || tag === null || uhrzeit === null || dauerMinuten === null) return undefined;
  return { art: 'eigene', mitarbeiterId, tag, uhrzeit, dauerMinuten, trotzdem };
}
